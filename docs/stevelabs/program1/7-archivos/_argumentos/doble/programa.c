#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    char *fin = NULL;
    long n = 0;

    if (argc != 2) {
        fprintf(stderr, "Uso: doble N\n");
        return EXIT_FAILURE;
    }
    n = strtol(argv[1], [[&fin]], 10);
    if ([[argv[1] == fin]]
        || [[*fin != '\0']]) {
        fprintf(stderr, "Mal: %s\n",
                argv[1]);
        return EXIT_FAILURE;
    }
    printf("%ld\n", n * 2);
    return EXIT_SUCCESS;
}
