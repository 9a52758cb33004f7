#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINEA 80
#define TEXTO 100
#define MAX 3

void leer_linea(char *sitio, int n);
void compone(char *texto, int n, char signo);
void lista(char *cosas[], int n);
char *copia(const char *texto);

int main(void)
{
    char linea[LINEA] = "";
    char texto[TEXTO] = "";
    char *cosas[MAX];
    int n = 0;

    do {
        printf("¿Qué haces?\n");
        leer_linea(linea, LINEA);
        switch (linea[0]) {
        case 'p':
        case 'l':
            compone(texto, TEXTO, linea[0]);
            if (n < MAX) {
                cosas[n] = copia(texto);
                n++;
                printf("Recoges: %s\n", texto);
            } else {
                printf("No cabe.\n");
            }
            break;
        case 'm':
            lista(cosas, n);
            break;
        case 'q':
            printf("Hasta pronto.\n");
            break;
        default:
            printf("No entiendo.\n");
            break;
        }
    } while (linea[0] != 'q');

    for (int i = 0; i < n; i++) {
        free(cosas[i]);
    }
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

void lista(char *cosas[], int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, cosas[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

// Entrega una copia del texto.
char *copia(const char *texto)
{
    char *sitio = malloc(strlen(texto) + 1);

    if (sitio == NULL) {
        exit(EXIT_FAILURE);
    }
    strcpy(sitio, texto);
    return sitio;
}
