// Falla: exige recibe:%-14s=Antorcha=Pan=Llave maestra=Total
#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%-14s%8.2f\n", "Antorcha", 3.5);
    printf("Pan           ");
    printf("%8.2f\n", 12.0);
    printf("Llave maestra ");
    printf("%8.2f\n", 120.25);
    printf("Total         ");
    printf("%8.2f\n", 135.75);
    return 0;
}
