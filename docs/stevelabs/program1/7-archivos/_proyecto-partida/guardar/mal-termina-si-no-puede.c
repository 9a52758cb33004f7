// Falla: caso no se puede escribir
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILAS 5
#define COLUMNAS 9
#define TEXTO 100
#define FORMATO 1

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

bool guarda(const struct partida *p,
            const char *ruta);
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto);
void libera(char **cosas, int n);

int main(void)
{
    struct partida p = {
        .mapa = {
            "#########",
            "#......E#",
            "#.##o##A#",
            "#l.p#p..S",
            "#########",
        },
    };
    char linea[TEXTO] = "";
    bool guardada = false;

    if (fgets(linea, TEXTO, stdin) == NULL
        || sscanf(linea, "%c %9d %9d %9d %9d %9d"
                         " %9d %9d", &p.inicial,
                  &p.fuerza, &p.vida, &p.oro,
                  &p.movimientos, &p.semilla,
                  &p.fila, &p.columna) != 8) {
        return EXIT_FAILURE;
    }
    p.palabra = p.semilla % 3;
    while (fgets(linea, TEXTO, stdin) != NULL) {
        linea[strlen(linea) - 1] = '\0';
        p.cosas = agrega(p.cosas, &p.n,
                         &p.capacidad, linea);
    }
    guardada = guarda(&p, "partida.txt");
    if (guardada) {
        printf("Guardada.\n");
    } else {
        perror("partida.txt");
    }
    printf("Sigues con %d de vida.\n", p.vida);
    libera(p.cosas, p.n);
    return EXIT_SUCCESS;
}

// Contesta si la partida quedó en el archivo.
bool guarda(const struct partida *p, const char *ruta)
{
    bool bien = true;
    FILE *f = fopen(ruta, "w");

    if (f == NULL) {
        perror(ruta);
        exit(EXIT_FAILURE);
    }
    fprintf(f, "MAZMORRA %d\n", FORMATO);
    fprintf(f, "heroe [%c] %d %d %d\n", p->inicial,
            p->fuerza, p->vida, p->oro);
    fprintf(f, "movimientos %d\n", p->movimientos);
    fprintf(f, "semilla %d\n", p->semilla);
    fprintf(f, "palabra %d\n", p->palabra);
    fprintf(f, "mochila %d\n", p->n);
    for (int i = 0; i < p->n; i++) {
        fprintf(f, "%s\n", p->cosas[i]);
    }
    fprintf(f, "mapa %d %d\n", FILAS, COLUMNAS);
    for (int i = 0; i < FILAS; i++) {
        fprintf(f, "%s\n", p->mapa[i]);
    }
    fprintf(f, "lugar %d %d\n", p->fila, p->columna);
    fprintf(f, "fin\n");
    if (ferror(f)) {
        bien = false;
    }
    if (fclose(f) != 0) {
        bien = false;
    }
    return bien;
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
