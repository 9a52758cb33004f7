// Falla: caso una poción
// Falla: caso el oro no ocupa lugar
// Falla: caso donde cabe una cosa
// Falla: caso donde cabe todo
// Falla: caso la cuarta cosa
// Falla: caso primero la llave
// Falla: caso mirar la mochila no es moverse
// Falla: caso salir sin oro
// mal: la cosa se recoge otra vez al volver
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define FILAS 5
#define COLUMNAS 9
#define MONEDAS 25
#define MAX 3
#define LARGO 12
#define COSAS 3
#define NADA 0
#define POCION 1
#define LLAVE 2

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);
int clase(char signo);
bool guarda(int mochila[], int cosa);
void muestra(const int mochila[],
             char nombres[COSAS][LARGO]);

int main(void)
{
    char mapa[FILAS][COLUMNAS + 1] = {
        "#########",
        "#...p..E#",
        "#.##o##A#",
        "#l.p#p..S",
        "#########",
    };
    char nombres[COSAS][LARGO] = {
        "nada", "poción", "llave",
    };
    int mochila[MAX] = {NADA};
    char letra = ' ';
    int f = 1;
    int c = 1;
    int movimientos = 0;
    int oro = 0;

    while (mapa[f][c] != 'S') {
        int nf = f;
        int nc = c;
        int cosa = NADA;

        dibuja(mapa, f, c);
        printf("¿Qué haces?\n");
        if (scanf(" %c", &letra) != 1) {
            return EXIT_FAILURE;
        }
        switch (letra) {
        case 'n':
            nf--;
            break;
        case 's':
            nf++;
            break;
        case 'e':
            nc++;
            break;
        case 'o':
            nc--;
            break;
        case 'm':
            muestra(mochila, nombres);
            continue;
        case 'q':
            printf("Hasta pronto.\n");
            return EXIT_SUCCESS;
        default:
            printf("No entiendo.\n");
            continue;
        }

        if (!se_puede(mapa, nf, nc)) {
            printf("Muro.\n");
            continue;
        }
        f = nf;
        c = nc;
        movimientos++;

        cosa = clase(mapa[f][c]);
        if (mapa[f][c] == 'o') {
            oro += MONEDAS;
            printf("Oro: %d\n", oro);
            mapa[f][c] = '.';
        } else if (cosa != NADA) {
            if (guarda(mochila, cosa)) {
                printf("Recoges: %s\n",
                       nombres[cosa]);
            } else {
                printf("No cabe.\n");
            }
        }
    }
    printf("Sales en %d movimientos.\n", movimientos);
    printf("Oro: %d\n", oro);
    return EXIT_SUCCESS;
}

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c)
{
    for (int i = 0; i < FILAS; i++) {
        for (int j = 0; j < COLUMNAS; j++) {
            if (i == f && j == c) {
                printf("@");
            } else {
                printf("%c", mapa[i][j]);
            }
        }
        printf("\n");
    }
}

bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c)
{
    if (f < 0 || f >= FILAS) {
        return false;
    }
    if (c < 0 || c >= COLUMNAS) {
        return false;
    }
    return mapa[f][c] != '#';
}

// Qué cosa dibuja ese signo, o NADA.
int clase(char signo)
{
    if (signo == 'p') {
        return POCION;
    }
    if (signo == 'l') {
        return LLAVE;
    }
    return NADA;
}

// Contesta si había sitio.
bool guarda(int mochila[], int cosa)
{
    for (int i = 0; i < MAX; i++) {
        if (mochila[i] == NADA) {
            mochila[i] = cosa;
            return true;
        }
    }
    return false;
}

void muestra(const int mochila[],
             char nombres[COSAS][LARGO])
{
    bool vacia = true;

    for (int i = 0; i < MAX; i++) {
        if (mochila[i] != NADA) {
            printf("- %s\n",
                   nombres[mochila[i]]);
            vacia = false;
        }
    }
    if (vacia) {
        printf("No llevas nada.\n");
    }
}
