// Falla: caso letras en lugar de un número
// Falla: caso letras tras un número que no vale
// Falla: caso letras tras un 2
// mal: no comprueba que llegó un número: al quedarse sin entrada sale como si nada
#include <stdio.h>
#include <stdlib.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15

int main(void)
{
    char inicial = '?';
    int opcion = 0;
    int fuerza = 0;
    int pociones = 0;
    int aguante, vida, oro;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 3);

    printf("Opción, ");
    do {
        printf("de 1 a 3:\n");
        if (scanf("%d", &opcion) != 1) {
            opcion = 3;
        }
        if (opcion == 2) {
            printf("No hay partidas. Opción, ");
        }
    } while (opcion != 1 && opcion != 3);
    if (opcion == 3) {
        printf("Hasta pronto.\n");
        return EXIT_SUCCESS;
    }

    printf("Inicial de tu héroe:\n");
    scanf(" %c", &inicial);
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
    printf("%-20s%14d\n", "Vida", vida);
    printf("%-20s%14d\n", "Pociones", pociones);
    printf("%-20s%14d\n", "Oro", oro);
    printf("==================================\n");
    return EXIT_SUCCESS;
}
