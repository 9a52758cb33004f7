#include <stdio.h>
#include "ajustes.h"
#include "registro.h"

int main(void)
{
    int oro = 0;

    REGISTRO("empieza");
    if (scanf("%d", &oro) != 1)
        REGISTRO("sin oro");
    else
        printf("Oro: %d\n", oro);
    REGISTRO("100% hecho");
    return 0;
}
