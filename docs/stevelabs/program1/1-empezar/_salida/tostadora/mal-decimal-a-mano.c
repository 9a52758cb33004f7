// Falla: exige recibe:%.1f=2.5
// Falla: prohibe resultado-en-texto
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 3, 0);
    printf("Duración: 2.5 minutos.\n");
    printf("Tostadas: %d.\n", 12);
    return 0;
}
