#include <stdio.h>

int main(void)
{
    char inicial = '?';
    int fuerza = 0;
    int pociones = 0;
    const int puntos = 18;
    const int vida_base = 10;
    const int oro_inicial = 50;
    const int precio = 15;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
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
    printf("Aguante: %d\n", puntos - fuerza);
    printf("Vida: %d\n",
           vida_base + (puntos - fuerza) * 2);
    printf("Oro: %d\n", oro_inicial - precio * pociones);
    return 0;
}
