#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
#define FILAS 5
#define COLUMNAS 9
#define MONEDAS 25
#define LARGO 12
#define PALABRAS 3
#define FALLOS 6
#define CASTIGO 8
#define LETRAS 26
#define LINEA 80
#define TEXTO 100

void linea(char signo);
void portada(void);
void leer_linea(char *sitio, int n);
bool a_entero(const char *texto, int *n);
int leer_entre(int menor, int mayor);
int dado(int caras);
void ficha(char inicial, int fuerza, int aguante,
           int vida, int pociones, int oro);
int combate(int vida, int fuerza,
            char **cosas, int *n);
void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);
int cuantas(char **cosas, int n, char signo);
int primera(char **cosas, int n, char signo);
int cura(int vida, int vida_max);
bool ahorcado(const char palabra[], bool pista);
void separa(const char vista[]);
bool revela(const char secreta[],
            char vista[], char letra);
bool contiene(const char texto[], char letra);
void compone(char *texto, int n, char signo);
void lista(char **cosas, int n);
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto);
void libera(char **cosas, int n);
bool quita(char **cosas, int *n, int lugar);

int main(void)
{
    char mapa[FILAS][COLUMNAS + 1] = {
        "#########",
        "#...p..E#",
        "#.##o##A#",
        "#l.p#p..S",
        "#########",
    };
    char palabras[PALABRAS][LARGO] = {
        "cofre", "ancla", "espada",
    };
    char **cosas = NULL;
    int n = 0;
    int capacidad = 0;
    char texto[TEXTO] = "";
    int lugar = 0;
    int vida_max = 0;
    char linea[LINEA] = "";
    int f = 1;
    int c = 1;
    int movimientos = 0;
    int palabra = 0;
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
    leer_linea(linea, LINEA);
    if (linea[0] != '\0') {
        inicial = linea[0];
    }
    printf("Fuerza, ");
    fuerza = leer_entre(0, PUNTOS);
    printf("Pociones, ");
    pociones = leer_entre(0, MAX_POCIONES);

    aguante = PUNTOS - fuerza;
    vida = VIDA_BASE + 2 * aguante;
    vida_max = vida;
    oro = ORO_INICIAL - pociones * PRECIO_FRASCO;

    ficha(inicial, fuerza, aguante,
          vida, pociones, oro);

    printf("Semilla, ");
    semilla = leer_entre(1, MAX_SEMILLA);
    srand((unsigned)semilla);
    palabra = semilla % PALABRAS;
    for (int i = 0; i < pociones; i++) {
        cosas = agrega(cosas, &n, &capacidad,
                       "poción");
    }

    while (mapa[f][c] != 'S') {
        int nf = f;
        int nc = c;
        char signo = ' ';

        dibuja(mapa, f, c);
        printf("¿Qué haces?\n");
        leer_linea(linea, LINEA);
        switch (linea[0]) {
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
            lista(cosas, n);
            continue;
        case 't':
        case 'b':
            if (linea[1] != ' '
                || !a_entero(linea + 2, &lugar)) {
                printf("No entiendo.\n");
            } else if (lugar < 1 || lugar > n) {
                printf("Ahí no hay nada.\n");
            } else if (linea[0] == 't') {
                printf("Tiras: %s\n",
                       cosas[lugar - 1]);
                quita(cosas, &n, lugar);
            } else if (cosas[lugar - 1][0] == 'p') {
                quita(cosas, &n, lugar);
                vida = cura(vida, vida_max);
            } else {
                printf("No se bebe.\n");
            }
            continue;
        case 'q':
            printf("Hasta pronto.\n");
            libera(cosas, n);
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
            int llaves = cuantas(cosas, n, 'l');

            if (!ahorcado(palabras[palabra],
                          llaves > 0)) {
                palabra++;
                if (palabra == PALABRAS) {
                    palabra = 0;
                }
                vida -= CASTIGO;
                if (vida <= 0) {
                    printf("Caes ante la puerta.\n");
                    libera(cosas, n);
                    return EXIT_SUCCESS;
                }
                printf("Vida: %d\n", vida);
                continue;
            }
            mapa[nf][nc] = '.';
        }
        f = nf;
        c = nc;
        movimientos++;

        signo = mapa[f][c];
        if (signo == 'E') {
            vida = combate(vida, fuerza, cosas, &n);
            if (vida <= 0) {
                libera(cosas, n);
                return EXIT_SUCCESS;
            }
            oro += BOTIN;
            printf("Vida: %d. Oro: %d\n", vida, oro);
            mapa[f][c] = '.';
        } else if (signo == 'o') {
            oro += MONEDAS;
            printf("Oro: %d\n", oro);
            mapa[f][c] = '.';
        } else if (signo == 'p' || signo == 'l') {
            int antes = n;

            compone(texto, TEXTO, signo);
            cosas = agrega(cosas, &n, &capacidad,
                           texto);
            if (n > antes) {
                printf("Recoges: %s\n", texto);
                mapa[f][c] = '.';
            } else {
                printf("No cabe.\n");
            }
        }
    }
    printf("Sales en %d movimientos.\n", movimientos);
    printf("Vida: %d. Oro: %d\n", vida, oro);
    libera(cosas, n);
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
    printf("Versión %d.%d\n\n", 0, 7);
}

// Deja en sitio una línea sin su Enter. Caben
// n bytes, con el nulo; lo demás se pierde.
void leer_linea(char *sitio, int n)
{
    char resto[LINEA] = "";
    char *enter = NULL;

    if (fgets(sitio, n, stdin) == NULL) {
        exit(EXIT_FAILURE);
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        *enter = '\0';
    }
    while (enter == NULL
           && fgets(resto, LINEA, stdin) != NULL) {
        enter = strchr(resto, '\n');
    }
}

// Contesta si el texto es un entero de hasta
// nueve cifras y nada más, y lo deja en n.
bool a_entero(const char *texto, int *n)
{
    int signo = 1;
    int valor = 0;
    int cifras = 0;
    int i = 0;

    if (texto[0] == '-') {
        signo = -1;
        i = 1;
    }
    while (isdigit((unsigned char)texto[i])
           && cifras < 9) {
        valor = valor * 10 + (texto[i] - '0');
        cifras++;
        i++;
    }
    if (cifras == 0 || texto[i] != '\0') {
        return false;
    }
    *n = signo * valor;
    return true;
}

int leer_entre(int menor, int mayor)
{
    char linea[LINEA] = "";
    int numero = 0;
    bool vale = false;

    do {
        printf("de %d a %d:\n", menor, mayor);
        leer_linea(linea, LINEA);
        vale = a_entero(linea, &numero);
    } while (!vale || numero < menor
             || numero > mayor);
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

int combate(int vida, int fuerza,
            char **cosas, int *n)
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
        printf("1 Atacar, 2 Poción (%d)\n",
               cuantas(cosas, *n, 'p'));
        printf("Acción, ");
        accion = leer_entre(1, 2);

        if (accion == 1) {
            golpe = dado(CARAS) + fuerza / 3;
            esqueleto -= golpe;
            printf("Golpeas: %d\n", golpe);
        } else if (quita(cosas, n,
                         primera(cosas, *n, 'p'))) {
            vida = cura(vida, vida_max);
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

// Cuántas cosas de ese signo llevas.
int cuantas(char **cosas, int n, char signo)
{
    int total = 0;

    for (int i = 0; i < n; i++) {
        if (cosas[i][0] == signo) {
            total++;
        }
    }
    return total;
}

// El lugar de la primera, o 0 si no hay.
int primera(char **cosas, int n, char signo)
{
    for (int i = 0; i < n; i++) {
        if (cosas[i][0] == signo) {
            return i + 1;
        }
    }
    return 0;
}

// La vida después de una poción.
int cura(int vida, int vida_max)
{
    vida += CURA;
    if (vida > vida_max) {
        vida = vida_max;
    }
    printf("Bebes. Vida: %d\n", vida);
    return vida;
}

// Contesta si se abrió la puerta.
bool ahorcado(const char palabra[], bool pista)
{
    char vista[LARGO] = "";
    char dichas[LETRAS + 1] = "";
    char linea[LINEA] = "";
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
        leer_linea(linea, LINEA);
        letra = linea[0];
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

// Pregunta la inscripción y escribe en texto la
// cosa de ese signo: "poción: agua clara".
void compone(char *texto, int n, char signo)
{
    char linea[LINEA] = "";
    const char *nombre = "llave";

    if (signo == 'p') {
        nombre = "poción";
    }
    printf("Inscripción:\n");
    leer_linea(linea, LINEA);
    if (linea[0] == '\0') {
        snprintf(texto, n, "%s", nombre);
    } else {
        snprintf(texto, n, "%s: %s",
                 nombre, linea);
    }
}

void lista(char **cosas, int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, cosas[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

// Entrega la fila, quizá mudada, con una copia
// del texto al final. Sin memoria no cambia nada.
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto)
{
    char *copia = malloc(strlen(texto) + 1);

    if (copia == NULL) {
        return cosas;
    }
    if (*n == *capacidad) {
        int nueva = *capacidad * 2;
        char **mas = NULL;

        if (nueva == 0) {
            nueva = 2;
        }
        mas = realloc(cosas, nueva * sizeof *mas);
        if (mas == NULL) {
            free(copia);
            return cosas;
        }
        cosas = mas;
        *capacidad = nueva;
    }
    strcpy(copia, texto);
    cosas[*n] = copia;
    (*n)++;
    return cosas;
}

// Devuelve los textos y después la fila.
void libera(char **cosas, int n)
{
    for (int i = 0; i < n; i++) {
        free(cosas[i]);
    }
    free(cosas);
}

// Quita la cosa de ese lugar, contando desde 1,
// y la libera. Contesta si la había.
bool quita(char **cosas, int *n, int lugar)
{
    if (lugar < 1 || lugar > *n) {
        return false;
    }
    free(cosas[lugar - 1]);
    for (int i = lugar; i < *n; i++) {
        cosas[i - 1] = cosas[i];
    }
    (*n)--;
    return true;
}
