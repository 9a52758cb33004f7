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
    printf("%s\n", "3. Salir");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\n");
    scanf("%c", &inicial);
    printf("Fuerza, de 0 a 18:\n");
    scanf("%d", &fuerza);
    printf("Pociones, de 0 a 3:\n");
    scanf("%d", &pociones);

    printf("Héroe: %c.\n", inicial);
    printf("Fuerza: %d\n", fuerza);
    printf("Pociones: %d\n", pociones);
    return 0;
}
