// Falla: exige funcion:srand
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

// Contesta si el texto es un entero de
// 1 a max, y lo deja en n
bool en_rango(const char *texto, int max,
              int *n)
{
    char *fin = NULL;
    long valor = strtol(texto, &fin, 10);

    if (fin == texto || *fin != '\0'
        || valor < 1 || valor > max) {
        return false;
    }
    *n = (int)valor;
    return true;
}

int main(int argc, char *argv[])
{
    int caras = 0;
    int veces = 1;
    bool bien = argc == 2 || argc == 3;

    if (bien) {
        bien = en_rango(argv[1], 1000,
                        &caras);
    }
    if (bien && argc == 3) {
        bien = en_rango(argv[2], 100,
                        &veces);
    }
    if (!bien) {
        fprintf(stderr,
                "Uso: %s CARAS [VECES]\n",
                argv[0]);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < veces; i++) {
        printf("%d\n",
               rand() % caras + 1);
    }
    return EXIT_SUCCESS;
}
