// Falla: caso la puerta gana y cambia de palabra
// Falla: caso tres derrotas y otra vez la primera
// Falla: caso con la llave
// mal: la palabra no cambia al perder
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILAS 5
#define COLUMNAS 9
#define MONEDAS 25
#define MAX 3
#define LARGO 12
#define COSAS 3
#define NADA 0
#define POCION 1
#define LLAVE 2
#define PALABRAS 3
#define FALLOS 6
#define LETRAS 26

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);
int clase(char signo);
bool guarda(int mochila[], int cosa);
void muestra(const int mochila[],
             char nombres[COSAS][LARGO]);
int cuantas(const int mochila[], int cosa);
bool ahorcado(const char palabra[], bool pista);
void separa(const char vista[]);
bool revela(const char secreta[],
            char vista[], char letra);
bool contiene(const char texto[], char letra);

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
    char palabras[PALABRAS][LARGO] = {
        "cofre", "ancla", "espada",
    };
    int mochila[MAX] = {NADA};
    char letra = ' ';
    int f = 1;
    int c = 1;
    int movimientos = 0;
    int oro = 0;
    const int palabra = 0;

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
        if (mapa[nf][nc] == 'A') {
            int llaves = cuantas(mochila, LLAVE);

            if (!ahorcado(palabras[palabra],
                          llaves > 0)) {
                continue;
            }
            mapa[nf][nc] = '.';
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
                mapa[f][c] = '.';
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

int cuantas(const int mochila[], int cosa)
{
    int n = 0;

    for (int i = 0; i < MAX; i++) {
        if (mochila[i] == cosa) {
            n++;
        }
    }
    return n;
}

// Contesta si se abrió la puerta.
bool ahorcado(const char palabra[], bool pista)
{
    char vista[LARGO] = "";
    char dichas[LETRAS + 1] = "";
    int largo = (int)strlen(palabra);
    int n = 0;
    int fallos = 0;

    for (int i = 0; i < largo; i++) {
        vista[i] = '_';
    }
    vista[largo] = '\0';
    if (pista) {
        revela(palabra, vista, palabra[0]);
        dichas[n] = palabra[0];
        n++;
    }

    separa(vista);
    while (fallos < FALLOS
           && strcmp(vista, palabra) != 0) {
        char letra = ' ';

        printf("Letra:\n");
        if (scanf(" %c", &letra) != 1) {
            exit(EXIT_FAILURE);
        }
        if (!isalpha((unsigned char)letra)) {
            continue;
        }
        letra = (char)tolower((unsigned char)letra);
        if (contiene(dichas, letra)) {
            printf("Ya la dijiste.\n");
            continue;
        }
        dichas[n] = letra;
        n++;
        dichas[n] = '\0';
        if (!revela(palabra, vista, letra)) {
            fallos++;
            printf("No está. Fallos: %d de %d\n",
                   fallos, FALLOS);
        }
        separa(vista);
    }
    if (fallos == FALLOS) {
        printf("Era %s. No se abre.\n", palabra);
        return false;
    }
    printf("La puerta se abre.\n");
    return true;
}

// Escribe las letras con un espacio entre ellas.
void separa(const char vista[])
{
    for (int i = 0; vista[i] != '\0'; i++) {
        if (i > 0) {
            printf(" ");
        }
        printf("%c", vista[i]);
    }
    printf("\n");
}

// Pone en vista la letra en todos sus lugares.
bool revela(const char secreta[],
            char vista[], char letra)
{
    bool esta = false;

    for (int i = 0; secreta[i] != '\0'; i++) {
        if (secreta[i] == letra) {
            vista[i] = letra;
            esta = true;
        }
    }
    return esta;
}

bool contiene(const char texto[], char letra)
{
    for (int i = 0; texto[i] != '\0'; i++) {
        if (texto[i] == letra) {
            return true;
        }
    }
    return false;
}
