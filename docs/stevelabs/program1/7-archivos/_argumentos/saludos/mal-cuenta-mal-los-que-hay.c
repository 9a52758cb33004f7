// Falla: caso ningún argumento
// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int i = 1;

    if (argc < 1) {
        fprintf(stderr, "Uso: %s NOMBRE...\n", argv[0]);
        return EXIT_FAILURE;
    }
    do {
        printf("Hola, %s.\n", argv[i]);
        i++;
    } while (i < argc);
    return EXIT_SUCCESS;
}
