#include <stdio.h>

int main(void)
{
    printf("gcc mapa.c");
    printf(" -o mapa\n./");
    printf("mapa");
    printf("\n");
    return 0;
}
