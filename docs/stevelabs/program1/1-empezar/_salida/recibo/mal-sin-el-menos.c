// Falla: caso el recibo completo
// Falla: exige recibe:%-14s=Antorcha=Pan=Llave maestra=Total
#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%14s%8.2f\n", "Antorcha", 3.5);
    printf("%14s%8.2f\n", "Pan", 12.0);
    printf("%14s%8.2f\n", "Llave maestra", 120.25);
    printf("%14s%8.2f\n", "Total", 135.75);
    return 0;
}
