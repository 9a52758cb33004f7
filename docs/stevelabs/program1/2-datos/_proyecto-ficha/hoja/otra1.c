#include <stdio.h>

int main(void)
{
    char inicial = '?';
    int fuerza = 0;
    int pociones = 0;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\nFuerza, de 0 a 18:\n");
    printf("Pociones, de 0 a 3:\n");
    scanf(" %c %d %d", &inicial, &fuerza, &pociones);
    printf("Héroe: %c.\nFuerza: %d\nPociones: %d\n", inicial, fuerza, pociones);
    return 0;
}
