#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%-14s%8.02f\n", "Antorcha", 3.5);
    printf("%-14s%8.02f\n", "Pan", 12.0);
    printf("%-14s%8.02f\n", "Llave maestra", 120.25);
    printf("%-14s%8.02f\n", "Total", 135.75);
    return 0;
}
