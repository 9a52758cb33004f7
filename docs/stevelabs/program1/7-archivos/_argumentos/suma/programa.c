#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char *argv[])
{
    long suma = 0;
    long veces = 1;

    for (int i = 1; i < argc; i++) {
        char *fin = NULL;
        long n = strtol(argv[i], &fin, 10);

        if (strcmp(argv[i], "--doble")
            == 0) {
            veces = 2;
        } else if (fin != argv[i]
                   && *fin == '\0') {
            suma += n * veces;
        } else {
            printf("No: %s\n", argv[i]);
        }
    }
    printf("Suma: %ld\n", suma);
    return EXIT_SUCCESS;
}
