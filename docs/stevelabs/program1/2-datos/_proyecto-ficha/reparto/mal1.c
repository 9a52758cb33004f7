// Falla: caso siete de fuerza y dos pociones
// Falla: caso otras reglas del juego
// Falla: caso todos los puntos en fuerza
// Falla: caso ningún punto en fuerza y todo el oro gastado
// mal: duplica también la vida base
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
    int aguante, vida, oro;

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

    aguante = PUNTOS - fuerza;
    vida = (VIDA_BASE + aguante) * 2;
    oro = ORO_INICIAL - pociones * PRECIO_FRASCO;

    printf("Héroe: %c.\n", inicial);
    printf("Fuerza: %d\n", fuerza);
    printf("Pociones: %d\n", pociones);
    printf("Aguante: %d\n", aguante);
    printf("Vida: %d\n", vida);
    printf("Oro: %d\n", oro);
    return 0;
}
