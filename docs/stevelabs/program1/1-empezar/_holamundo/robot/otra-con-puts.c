#include <stdio.h>

int main(void)
{
    puts("+-----+");
    printf("| ");
    printf("o o");
    puts(" |");
    puts("|  =  |");
    puts("+-----+");
    puts("  | |");
    puts("  d b");
    puts("C-17, a tus órdenes.");
    return 0;
}
