// Falla: caso otras reglas del juego
// mal: calcula bien, pero con números sueltos en lugar de constantes
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

    printf("Inicial de tu héroe:\n");
    scanf("%c", &inicial);
    printf("Fuerza, de 0 a 18:\n");
    scanf("%d", &fuerza);
    printf("Pociones, de 0 a 3:\n");
    scanf("%d", &pociones);

    printf("Héroe: %c.\n", inicial);
    printf("Fuerza: %d\n", fuerza);
    printf("Pociones: %d\n", pociones);
    printf("Aguante: %d\n", 18 - fuerza);
    printf("Vida: %d\n", 10 + 2 * (18 - fuerza));
    printf("Oro: %d\n", 50 - 15 * pociones);
    return 0;
}
