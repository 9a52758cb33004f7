#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char *argv[])
{
    long caras = 0;
    long veces = 1;
    char *fin = NULL;

    if (argc < 2 || argc > 3) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    caras = strtol(argv[1], &fin, 10);
    if (fin == argv[1] || *fin != '\0' || caras <= 0 || caras > 1000) {
        fprintf(stderr, "CARAS no vale: %s\n", argv[1]);
        return EXIT_FAILURE;
    }
    if (argc == 3) {
        veces = strtol(argv[2], &fin, 10);
        if (fin == argv[2] || *fin != '\0' || veces <= 0 || veces > 100) {
            fprintf(stderr, "VECES no vale: %s\n", argv[2]);
            return EXIT_FAILURE;
        }
    }
    srand((unsigned)time(NULL));
    while (veces > 0) {
        printf("%ld\n", rand() % caras + 1);
        veces--;
    }
    return EXIT_SUCCESS;
}
