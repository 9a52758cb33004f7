// Falla: exige recibe:%d=12
// Falla: prohibe resultado-en-texto
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 3, 0);
    printf("Duración: %.1f minutos.\n",
           2.5);
    printf("Tostadas: 12.\n");
    return 0;
}
