#include <stdio.h>

main(void)
{
    printf("Hola\n");
    return 0;
}
