// Falla: caso el plan de otra persona
// Falla: caso un nombre de una letra
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿De quién es el plan?\n");
    scanf("%39s", nombre);
    printf("Plan de %s:\n", nombre);
    printf("Escribo el código fuente.\n");
    printf("Pulso Ejecutar.\n");
    printf("Leo lo que sale.\n");
    printf("Cambio una palabra.\n");
    printf("Ejecuto otra vez.\n");
    printf("Suerte, Ana.\n");
    return 0;
}
