// Falla: caso tira y bebe
// Falla: caso otro main, el segundo de cuatro
// Falla: caso el primero
// Falla: caso dos seguidos y dos más
// Falla: exige memoria
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINEA 80
#define TEXTO 100

void leer_linea(char *sitio, int n);
bool a_entero(const char *texto, int *n);
void compone(char *texto, int n, char signo);
void lista(char **cosas, int n);
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto);
void libera(char **cosas, int n);
bool quita(char **cosas, int *n, int lugar);

int main(void)
{
    char linea[LINEA] = "";
    char texto[TEXTO] = "";
    char **cosas = NULL;
    int n = 0;
    int capacidad = 0;
    int antes = 0;
    int lugar = 0;

    do {
        printf("¿Qué haces?\n");
        leer_linea(linea, LINEA);
        switch (linea[0]) {
        case 'p':
        case 'l':
            compone(texto, TEXTO, linea[0]);
            antes = n;
            cosas = agrega(cosas, &n, &capacidad,
                           texto);
            if (n > antes) {
                printf("Recoges: %s\n", texto);
            } else {
                printf("No cabe.\n");
            }
            break;
        case 'm':
            lista(cosas, n);
            break;
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
                printf("Bebes: %s\n",
                       cosas[lugar - 1]);
                quita(cosas, &n, lugar);
            } else {
                printf("No se bebe.\n");
            }
            break;
        case 'q':
            printf("Hasta pronto.\n");
            break;
        default:
            printf("No entiendo.\n");
            break;
        }
    } while (linea[0] != 'q');

    libera(cosas, n);
    return EXIT_SUCCESS;
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
    free(cosas[lugar]);
    for (int i = lugar; i < *n; i++) {
        cosas[i - 1] = cosas[i];
    }
    (*n)--;
    return true;
}
