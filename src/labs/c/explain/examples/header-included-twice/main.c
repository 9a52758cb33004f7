#include <stdio.h>
#include "punto.h"
#include "punto.h"

int main(void)
{
    struct punto aqui = {1, 2};
    printf("%d %d\n", aqui.x, aqui.y);
    return 0;
}
