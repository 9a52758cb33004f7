// Falla: exige memoria
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define MAX_SEMILLA 9999
#define PALABRAS 3
#define FILAS 5
#define COLUMNAS 9
#define TEXTO 100
#define FORMATO 1
#define MUCHO 999999999

struct partida {
    char inicial;
    int fuerza;
    int vida;
    int oro;
    int movimientos;
    int semilla;
    int palabra;
    char **cosas;
    int n;
    int capacidad;
    char mapa[FILAS][COLUMNAS + 1];
    int fila;
    int columna;
};

enum resultado {
    CARGADA, NO_ABRE, NO_ES, OTRA_VERSION,
    CORTADA, MALA, SIN_MEMORIA
};

enum resultado carga(struct partida *p,
                     const char *ruta, int *linea);
enum resultado renglon(FILE *f, char *sitio,
                       int *linea);
int vida_maxima(int fuerza);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto);
void libera(char **cosas, int n);
void di(enum resultado r, const char *ruta,
        int linea);
void ensena(const struct partida *p);

int main(int argc, char *argv[])
{
    struct partida p = {
        .inicial = 'B',
        .fuerza = 9,
        .vida = 11,
        .semilla = 5,
        .mapa = {"#########", "#.......#",
                 "#.......#", "#.......S",
                 "#########"},
        .fila = 3,
        .columna = 6,
    };

    p.cosas = agrega(p.cosas, &p.n, &p.capacidad,
                     "llave: de casa");
    for (int i = 1; i < argc; i++) {
        int linea = 0;
        enum resultado r
            = carga(&p, argv[i], &linea);

        di(r, argv[i], linea);
    }
    ensena(&p);
    libera(p.cosas, p.n);
    return EXIT_SUCCESS;
}

// Lee una línea con ese nombre y un número entre
// los dos límites.
enum resultado numero(FILE *f, const char *nombre,
                      int menor, int mayor,
                      int *n, int *linea)
{
    char texto[TEXTO + 1] = "";
    char leido[16] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "%15s %9d%c",
                   leido, n, &sobra) != 2
            || strcmp(leido, nombre) != 0
            || *n < menor || *n > mayor)) {
        r = MALA;
    }
    return r;
}

enum resultado lee_heroe(FILE *f, struct partida *q,
                         int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "heroe [%c] %9d %9d %9d%c",
                   &q->inicial, &q->fuerza, &q->vida,
                   &q->oro, &sobra) != 4
            || q->fuerza < 0 || q->fuerza > PUNTOS
            || q->vida < 1
            || q->vida > vida_maxima(q->fuerza)
            || q->oro < 0)) {
        r = MALA;
    }
    return r;
}

enum resultado lee_mochila(FILE *f, struct partida *q,
                           int *linea)
{
    char texto[TEXTO + 1] = "";
    int total = 0;
    enum resultado r = numero(f, "mochila", 0, MUCHO,
                              &total, linea);

    for (int i = 0; r == CARGADA && i < total; i++) {
        r = renglon(f, texto, linea);
        if (r == CARGADA) {
            q->cosas = agrega(q->cosas, &q->n,
                              &q->capacidad, texto);
            if (q->n == i) {
                r = SIN_MEMORIA;
            }
        }
    }
    return r;
}

enum resultado lee_mapa(FILE *f, struct partida *q,
                        int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    int filas = 0;
    int columnas = 0;
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "mapa %9d %9d%c",
                   &filas, &columnas, &sobra) != 2
            || filas != FILAS
            || columnas != COLUMNAS)) {
        r = MALA;
    }
    for (int i = 0; r == CARGADA && i < FILAS; i++) {
        r = renglon(f, texto, linea);
        if (r == CARGADA
            && strlen(texto) != COLUMNAS) {
            r = MALA;
        }
        if (r == CARGADA) {
            strcpy(q->mapa[i], texto);
        }
    }
    return r;
}

// El lugar, dentro del mapa ya leído, y el fin.
enum resultado lee_lugar(FILE *f, struct partida *q,
                         int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "lugar %9d %9d%c", &q->fila,
                   &q->columna, &sobra) != 2
            || !se_puede(q->mapa, q->fila,
                         q->columna))) {
        r = MALA;
    }
    if (r == CARGADA) {
        r = renglon(f, texto, linea);
    }
    if (r == CARGADA && strcmp(texto, "fin") != 0) {
        r = MALA;
    }
    return r;
}

// Lee una partida entera en q.
enum resultado lee(FILE *f, struct partida *q,
                   int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    int version = 0;
    enum resultado r = renglon(f, texto, linea);

    if (r != CARGADA
        || sscanf(texto, "MAZMORRA %9d%c",
                  &version, &sobra) != 1) {
        return NO_ES;
    }
    if (version != FORMATO) {
        return OTRA_VERSION;
    }
    r = lee_heroe(f, q, linea);
    if (r == CARGADA) {
        r = numero(f, "movimientos", 0, MUCHO,
                   &q->movimientos, linea);
    }
    if (r == CARGADA) {
        r = numero(f, "semilla", 1, MAX_SEMILLA,
                   &q->semilla, linea);
    }
    if (r == CARGADA) {
        r = numero(f, "palabra", 0, PALABRAS - 1,
                   &q->palabra, linea);
    }
    if (r == CARGADA) {
        r = lee_mochila(f, q, linea);
    }
    if (r == CARGADA) {
        r = lee_mapa(f, q, linea);
    }
    if (r == CARGADA) {
        r = lee_lugar(f, q, linea);
    }
    return r;
}

// Todo o nada. En linea queda hasta cuál leyó.
enum resultado carga(struct partida *p,
                     const char *ruta, int *linea)
{
    struct partida nueva = {.cosas = NULL};
    enum resultado r = CARGADA;
    FILE *f = fopen(ruta, "r");

    *linea = 0;
    if (f == NULL) {
        return NO_ABRE;
    }
    r = lee(f, &nueva, linea);
    fclose(f);
    if (r != CARGADA) {
        return r;
    }
    libera(p->cosas, p->n);
    *p = nueva;
    return CARGADA;
}

// Deja en sitio una línea sin su Enter y la cuenta.
// Con más de 99 bytes, o con un byte 0, no vale.
enum resultado renglon(FILE *f, char *sitio,
                       int *linea)
{
    char *enter = NULL;

    (*linea)++;
    if (fgets(sitio, TEXTO + 1, f) == NULL) {
        return CORTADA;
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        *enter = '\0';
    } else if (!feof(f)) {
        return MALA;
    }
    return CARGADA;
}

// La vida con que se empieza.
int vida_maxima(int fuerza)
{
    return VIDA_BASE + 2 * (PUNTOS - fuerza);
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

// Cuenta en qué acabó la carga.
void di(enum resultado r, const char *ruta, int linea)
{
    switch (r) {
    case CARGADA:
        printf("Cargada.\n");
        break;
    case NO_ABRE:
        perror(ruta);
        break;
    case NO_ES:
        fprintf(stderr, "%s: no es una partida\n",
                ruta);
        break;
    case OTRA_VERSION:
        fprintf(stderr, "%s: otra versión\n", ruta);
        break;
    case CORTADA:
        fprintf(stderr, "%s: falta la línea %d\n",
                ruta, linea);
        break;
    case MALA:
        fprintf(stderr, "%s: no vale la línea %d\n",
                ruta, linea);
        break;
    case SIN_MEMORIA:
        fprintf(stderr, "%s: no cabe\n", ruta);
        break;
    }
}

void ensena(const struct partida *p)
{
    printf("%c: fuerza %d, vida %d, oro %d\n",
           p->inicial, p->fuerza, p->vida, p->oro);
    printf("movimientos %d, semilla %d, palabra %d\n",
           p->movimientos, p->semilla, p->palabra);
    for (int i = 0; i < p->n; i++) {
        printf("- %s\n", p->cosas[i]);
    }
    for (int i = 0; i < FILAS; i++) {
        printf("%s\n", p->mapa[i]);
    }
    printf("en (%d, %d)\n", p->fila, p->columna);
}
