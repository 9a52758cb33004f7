// Falla: caso con otro dado, otro esqueleto y otro botín
// Falla: exige usa:CARAS
// Falla: exige usa:VIDA_ESQUELETO
// Falla: exige usa:GARRA
// Falla: exige usa:BOTIN
// mal: escribe los números de la tabla en medio del programa
#include <stdio.h>
#include <stdlib.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15
#define MAX_POCIONES 3

int main(void)
{
    char inicial = '?';
    int opcion = 0;
    int fuerza = 0;
    int pociones = 0;
    int semilla = 0;
    int esqueleto = 30;
    int turno = 0;
    int golpe = 0;
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
            return EXIT_FAILURE;
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
    printf("Fuerza, ");
    do {
        printf("de 0 a %d:\n", PUNTOS);
        if (scanf("%d", &fuerza) != 1) {
            return EXIT_FAILURE;
        }
    } while (fuerza < 0 || fuerza > PUNTOS);
    printf("Pociones, ");
    do {
        printf("de 0 a %d:\n", MAX_POCIONES);
        if (scanf("%d", &pociones) != 1) {
            return EXIT_FAILURE;
        }
    } while (pociones < 0 || pociones > MAX_POCIONES);

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

    printf("Semilla, ");
    do {
        printf("de 1 a 9999:\n");
        if (scanf("%d", &semilla) != 1) {
            return EXIT_FAILURE;
        }
    } while (semilla < 1 || semilla > 9999);
    srand((unsigned)semilla);
    printf("Un esqueleto te cierra el paso.\n");
    while (vida > 0 && esqueleto > 0) {
        turno++;
        printf("Turno %d: tú %d, él %d\n",
               turno, vida, esqueleto);
        golpe = rand() % 6 + 1 + fuerza / 3;
        esqueleto -= golpe;
        printf("Golpeas: %d\n", golpe);
        if (esqueleto > 0) {
            golpe = rand() % 6 + 1 + 3;
            vida -= golpe;
            printf("Te golpea: %d\n", golpe);
        }
    }
    if (vida > 0) {
        oro += 30;
        printf("El esqueleto cae. Turnos: %d\n", turno);
        printf("Vida: %d. Oro: %d\n", vida, oro);
    } else {
        printf("Caes en el turno %d.\n", turno);
    }
    return EXIT_SUCCESS;
}
