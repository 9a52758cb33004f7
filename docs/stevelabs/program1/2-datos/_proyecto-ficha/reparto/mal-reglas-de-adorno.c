// Falla: caso otras reglas del juego
#include <stdio.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15

int main(void)
{
    char inicial = '?';
    int fuerza = 0;
    int pociones = 0;
    int reglas = PUNTOS + VIDA_BASE + ORO_INICIAL + PRECIO_FRASCO;

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
    printf("Oro: %d\n", 50 - pociones * 15);
    return 0;
}
