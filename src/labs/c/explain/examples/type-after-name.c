#include <stdio.h>

main int(void)
{
    printf("Hola\n");
    return 0;
}
