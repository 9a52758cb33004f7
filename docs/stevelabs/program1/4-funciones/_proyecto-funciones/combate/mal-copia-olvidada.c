// Falla: caso de la portada a la victoria
// Falla: caso de la portada a la derrota
// Falla: caso respuestas fuera de los límites
// Falla: caso con otra ficha y otro combate
// mal: no guarda lo que devuelve combate, y la vida de main no cambia
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
void ficha(char inicial, int fuerza, int aguante,
           int vida, int pociones, int oro);
int combate(int vida, int fuerza, int pociones);

int main(void)
{
    char inicial = '?';
    int opcion = 0;
    int fuerza = 0;
    int pociones = 0;
    int semilla = 0;
    int aguante, vida, oro;

    portada();

    printf("Opción, ");
    opcion = leer_entre(1, 3);
    while (opcion == 2) {
        printf("No hay partidas. Opción, ");
        opcion = leer_entre(1, 3);
    }
    if (opcion == 3) {
        printf("Hasta pronto.\n");
        return EXIT_SUCCESS;
    }

    printf("Inicial de tu héroe:\n");
    scanf(" %c", &inicial);
    printf("Fuerza, ");
    fuerza = leer_entre(0, PUNTOS);
    printf("Pociones, ");
    pociones = leer_entre(0, MAX_POCIONES);

    aguante = PUNTOS - fuerza;
    vida = VIDA_BASE + 2 * aguante;
    oro = ORO_INICIAL - pociones * PRECIO_FRASCO;

    ficha(inicial, fuerza, aguante,
          vida, pociones, oro);

    printf("Semilla, ");
    semilla = leer_entre(1, MAX_SEMILLA);
    srand((unsigned)semilla);
    combate(vida, fuerza, pociones);
    if (vida > 0) {
        oro += BOTIN;
        printf("Vida: %d. Oro: %d\n", vida, oro);
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
    } while (numero < menor || numero > mayor);
    return numero;
}

int dado(int caras)
{
    return rand() % caras + 1;
}

void ficha(char inicial, int fuerza, int aguante,
           int vida, int pociones, int oro)
{
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
}

int combate(int vida, int fuerza, int pociones)
{
    const int vida_max = vida;
    int esqueleto = VIDA_ESQUELETO;
    int turno = 0;
    int golpe = 0;
    int accion = 0;

    printf("Un esqueleto te cierra el paso.\n");
    while (vida > 0 && esqueleto > 0) {
        turno++;
        printf("Turno %d: tú %d, él %d\n",
               turno, vida, esqueleto);
        printf("1 Atacar, 2 Poción (%d)\n", pociones);
        printf("Acción, ");
        accion = leer_entre(1, 2);

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
        printf("El esqueleto cae. Turnos: %d\n", turno);
    } else {
        printf("Caes en el turno %d.\n", turno);
    }
    return vida;
}
