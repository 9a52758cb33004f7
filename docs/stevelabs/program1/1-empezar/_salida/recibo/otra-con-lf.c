#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%-14s%8.2lf\n", "Antorcha", 3.50);
    printf("%-14s%8.2lf\n", "Pan", 12.00);
    printf("%-14s%8.2lf\n", "Llave maestra", 120.25);
    printf("%-14s%8.2lf\n", "Total", 3.5 + 12.0 + 120.25);
    return 0;
}
