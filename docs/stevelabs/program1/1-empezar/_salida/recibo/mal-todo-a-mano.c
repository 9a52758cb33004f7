// Falla: exige recibe:%-14s=Antorcha=Pan=Llave maestra=Total
// Falla: exige recibe:%8.2f=3.5=12=120.25=135.75
// Falla: prohibe resultado-en-texto
#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("Antorcha          3.50\n");
    printf("Pan              12.00\n");
    printf("Llave maestra   120.25\n");
    printf("Total           135.75\n");
    return 0;
}
