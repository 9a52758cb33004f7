#include <stdio.h>

int main(void)
{
    printf("+-----+\n| ");
    printf("o o");
    printf(" |\n|  =  |\n+-----+\n  | |\n  d b\nC-17, a tus órdenes.\n");
    return 0;
}
