// Falla: caso un número enorme
// Falla: caso ciento una veces
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

bool vale(const char *texto, long *n)
{
    char *fin = NULL;

    *n = strtol(texto, &fin, 10);
    return fin != texto && *fin == '\0' && *n > 0;
}

int main(int argc, char *argv[])
{
    long caras = 0;
    long veces = 1;

    if (argc < 2 || argc > 3 || !vale(argv[1], &caras)
        || (argc == 3 && !vale(argv[2], &veces))) {
        fprintf(stderr, "Uso: %s CARAS [VECES]\n", argv[0]);
        return EXIT_FAILURE;
    }
    srand((unsigned)time(NULL));
    for (long i = 0; i < veces; i++) {
        printf("%ld\n", rand() % caras + 1);
    }
    return EXIT_SUCCESS;
}
