#include <stdio.h>
#include "calculo.c"

int main(void)
{
    printf("%d\n", doble(3));
    return 0;
}
