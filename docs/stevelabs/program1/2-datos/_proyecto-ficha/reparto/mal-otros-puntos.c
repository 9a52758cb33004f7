// Falla: caso otras reglas del juego
#include <stdio.h>

#define PUNTOS 17
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15

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
    printf("Aguante: %d\n", PUNTOS + 1 - fuerza);
    printf("Vida: %d\n", VIDA_BASE + 2 * (PUNTOS + 1 - fuerza));
    printf("Oro: %d\n", ORO_INICIAL - pociones * PRECIO_FRASCO);
    return 0;
}
