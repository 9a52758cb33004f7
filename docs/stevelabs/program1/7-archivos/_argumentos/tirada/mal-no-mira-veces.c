// Falla: caso VECES no es un número
// Falla: caso cero veces
// Falla: caso ciento una veces
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char *argv[])
{
    char *fin = NULL;
    long caras = 0;
    long veces = 1;

    if (argc < 2 || argc > 3) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    caras = strtol(argv[1], &fin, 10);
    if (fin == argv[1] || *fin != '\0' || caras < 1 || caras > 1000) {
        fprintf(stderr, "CARAS: %s\n", argv[1]);
        return EXIT_FAILURE;
    }
    if (argc == 3) {
        veces = strtol(argv[2], NULL, 10);
    }
    srand((unsigned)time(NULL));
    for (long i = 0; i < veces; i++) {
        printf("%ld\n", rand() % caras + 1);
    }
    return EXIT_SUCCESS;
}
