// Falla: exige recibe:%-14s=Antorcha=Pan=Llave maestra=Total
// Falla: exige recibe:%8.2f=3.5=12=120.25=135.75
// Falla: prohibe texto: %
#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("Antorcha          %.2f\n", 3.5);
    printf("Pan              %.2f\n", 12.0);
    printf("Llave maestra   %.2f\n", 120.25);
    printf("Total           %.2f\n", 135.75);
    return 0;
}
