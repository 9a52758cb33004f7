#include <stdio.h>

int main(void)
{
    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\n");
    printf("Fuerza, de 0 a 18:\n");
    printf("Pociones, de 0 a 3:\n");

    printf("Héroe: %c.\n", '?');
    printf("Fuerza: %d\n", 0);
    printf("Pociones: %d\n", 0);
    return 0;
}
