// Falla: exige aparte:o o=|
#include <stdio.h>

int main(void)
{
    const char ojos[] = "o o";

    printf("+-----+\n");
    printf("|");
    printf(" o");
    printf(" o ");
    printf("|\n");
    printf("|  =  |\n");
    printf("+-----+\n");
    printf("  | |\n");
    printf("  d b\n");
    printf("C-17, a tus órdenes.\n");
    return 0;
}
