#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿De quién es el plan?\n");
    printf("Plan de %s:\n", nombre);
    scanf("%39s", nombre);
    printf("Pulso Ejecutar.\n");
    printf("Escribo el código fuente.\n");
    printf("Leo lo que sale.\n");
    printf("Cambio una palabra.\n");
    printf("Ejecuto otra vez.\n");
    return 0;
}
