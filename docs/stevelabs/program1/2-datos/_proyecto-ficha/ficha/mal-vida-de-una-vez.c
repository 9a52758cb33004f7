// Falla: exige recibe:%-20s=Fuerza=Aguante=Vida=Pociones=Oro
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
    vida = VIDA_BASE + 2 * aguante;
    oro = ORO_INICIAL - pociones * PRECIO_FRASCO;

    printf("==================================\n");
    printf("FICHA DE %c.\n", inicial);
    printf("----------------------------------\n");
    printf("%-20s%6d%6.1f %%\n", "Fuerza", fuerza,
           (double)fuerza / PUNTOS * 100);
    printf("%-20s%6d%6.1f %%\n", "Aguante", aguante,
           (double)aguante / PUNTOS * 100);
    printf("----------------------------------\n");
    printf("Vida%30d\n", vida);
    printf("Pociones%26d\n", pociones);
    printf("%-20s%14d\n", "Oro", oro);
    printf("==================================\n");
    return 0;
}
