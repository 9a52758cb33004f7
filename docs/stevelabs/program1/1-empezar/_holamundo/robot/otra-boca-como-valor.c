#include <stdio.h>

int main(void)
{
    printf("+-----+\n");
    printf("| ");
    printf("o o");
    printf(" |\n");
    printf("%s\n", "|  =  |");
    printf("+-----+\n");
    printf("  | |\n");
    printf("  d b\n");
    printf("C-17, a tus órdenes.\n");
    return 0;
}
