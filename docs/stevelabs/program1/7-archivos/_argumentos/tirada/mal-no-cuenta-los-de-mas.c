// Falla: caso argumentos de más
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

bool vale(const char *texto, int max, int *n)
{
    char *fin = NULL;
    long valor = strtol(texto, &fin, 10);

    *n = (int)valor;
    return fin != texto && *fin == '\0' && valor >= 1 && valor <= max;
}

int main(int argc, char *argv[])
{
    int caras = 0;
    int veces = 1;

    if (argc < 2 || !vale(argv[1], 1000, &caras)
        || (argc > 2 && !vale(argv[2], 100, &veces))) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    srand((unsigned)time(NULL));
    for (int i = 0; i < veces; i++) {
        printf("%d\n", rand() % caras + 1);
    }
    return EXIT_SUCCESS;
}
