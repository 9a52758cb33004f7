// Falla: caso CARAS no es un número
// Falla: caso un número enorme
// Falla: caso VECES no es un número
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char *argv[])
{
    int caras = 0;
    int veces = 1;

    if (argc < 2 || argc > 3) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    caras = atoi(argv[1]);
    if (argc == 3) {
        veces = atoi(argv[2]);
    }
    if (caras < 1 || caras > 1000 || veces < 1 || veces > 100) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    srand((unsigned)time(NULL));
    for (int i = 0; i < veces; i++) {
        printf("%d\n", rand() % caras + 1);
    }
    return EXIT_SUCCESS;
}
