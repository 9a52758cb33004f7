// Falla: caso con respuestas y tiradas preparadas
// mal: el bucle de leer_entre no repite nunca; quien insiste es main
#include <stdio.h>
#include <stdlib.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15
#define MAX_POCIONES 3
#define MAX_SEMILLA 9999
#define CARAS 6
#define VIDA_ESQUELETO 30
#define GARRA 3
#define CURA 10
#define BOTIN 30
#define ANCHO 34

void linea(char signo);
void portada(void);
int leer_entre(int menor, int mayor);
int dado(int caras);

int main(void)
{
    char inicial = '?';
    int opcion = 0;
    int fuerza = 0;
    int pociones = 0;
    int semilla = 0;
    int esqueleto = VIDA_ESQUELETO;
    int turno = 0;
    int golpe = 0;
    int accion = 0;
    int aguante, vida, vida_max, oro;

    portada();

    printf("Opción, ");
    do {
        opcion = leer_entre(1, 3);
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
        fuerza = leer_entre(0, PUNTOS);
    } while (fuerza < 0 || fuerza > PUNTOS);
    printf("Pociones, ");
    do {
        pociones = leer_entre(0, MAX_POCIONES);
    } while (pociones < 0 || pociones > MAX_POCIONES);

    aguante = PUNTOS - fuerza;
    vida = VIDA_BASE + 2 * aguante;
    oro = ORO_INICIAL - pociones * PRECIO_FRASCO;

    linea('=');
    printf("FICHA DE %c.\n", inicial);
    linea('-');
    printf("%-20s%6d%6.1f %%\n", "Fuerza", fuerza,
           (double)fuerza / PUNTOS * 100);
    printf("%-20s%6d%6.1f %%\n", "Aguante", aguante,
           (double)aguante / PUNTOS * 100);
    linea('-');
    printf("%-20s%14d\n", "Vida", vida);
    printf("%-20s%14d\n", "Pociones", pociones);
    printf("%-20s%14d\n", "Oro", oro);
    linea('=');

    printf("Semilla, ");
    do {
        semilla = leer_entre(1, MAX_SEMILLA);
    } while (semilla < 1 || semilla > MAX_SEMILLA);
    srand((unsigned)semilla);
    vida_max = vida;
    printf("Un esqueleto te cierra el paso.\n");
    while (vida > 0 && esqueleto > 0) {
        turno++;
        printf("Turno %d: tú %d, él %d\n",
               turno, vida, esqueleto);
        printf("1 Atacar, 2 Poción (%d)\n", pociones);
        printf("Acción, ");
        do {
            accion = leer_entre(1, 2);
        } while (accion < 1 || accion > 2);

        if (accion == 1) {
            golpe = dado(CARAS) + fuerza / 3;
            esqueleto -= golpe;
            printf("Golpeas: %d\n", golpe);
        } else if (pociones > 0) {
            pociones--;
            vida += CURA;
            if (vida > vida_max) {
                vida = vida_max;
            }
            printf("Bebes. Vida: %d\n", vida);
        } else {
            printf("No te quedan pociones.\n");
        }
        if (esqueleto > 0) {
            golpe = dado(CARAS) + GARRA;
            vida -= golpe;
            printf("Te golpea: %d\n", golpe);
        }
    }
    if (vida > 0) {
        oro += BOTIN;
        printf("El esqueleto cae. Turnos: %d\n", turno);
        printf("Vida: %d. Oro: %d\n", vida, oro);
    } else {
        printf("Caes en el turno %d.\n", turno);
    }
    return EXIT_SUCCESS;
}

void linea(char signo)
{
    for (int i = 0; i < ANCHO; i++) {
        printf("%c", signo);
    }
    printf("\n");
}

void portada(void)
{
    linea('=');
    printf("%22s\n", "LA MAZMORRA");
    linea('=');
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 4);
}

int leer_entre(int menor, int mayor)
{
    int numero = 0;

    do {
        printf("de %d a %d:\n", menor, mayor);
        if (scanf("%d", &numero) != 1) {
            exit(EXIT_FAILURE);
        }
    } while (numero < menor && numero > mayor);
    return numero;
}

int dado(int caras)
{
    return rand() % caras + 1;
}
