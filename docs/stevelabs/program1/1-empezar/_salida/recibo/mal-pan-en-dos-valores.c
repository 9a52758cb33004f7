// Falla: exige recibe:%8.2f=3.5=12=120.25=135.75
#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%-14s%8.2f\n", "Antorcha", 3.5);
    printf("%-14s%5d.%02d\n", "Pan", 12, 0);
    printf("%-14s%8.2f\n", "Llave maestra", 120.25);
    printf("%-14s%8.2f\n", "Total", 135.75);
    return 0;
}
