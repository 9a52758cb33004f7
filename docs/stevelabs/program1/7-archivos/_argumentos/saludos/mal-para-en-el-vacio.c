// Falla: caso un argumento vacío
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    if (argc < 2) {
        fprintf(stderr, "Uso: %s NOMBRE...\n", argv[0]);
        return EXIT_FAILURE;
    }
    for (int i = 1; i < argc && argv[i][0] != '\0'; i++) {
        printf("Hola, %s.\n", argv[i]);
    }
    return EXIT_SUCCESS;
}
