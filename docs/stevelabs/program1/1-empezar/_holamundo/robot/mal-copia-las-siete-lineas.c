// Falla: exige aparte:o o=|
#include <stdio.h>

int main(void)
{
    printf("+-----+\n");
    printf("| o o |\n");
    printf("|  =  |\n");
    printf("+-----+\n");
    printf("  | |\n");
    printf("  d b\n");
    printf("C-17, a tus órdenes.\n");
    return 0;
}
