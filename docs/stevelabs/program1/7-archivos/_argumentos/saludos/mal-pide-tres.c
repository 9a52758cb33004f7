// Falla: caso un nombre
// Falla: caso un nombre con un espacio
// mal: quiere tres argumentos, los del ejemplo
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    if (argc != 4) {
        fprintf(stderr, "Uso: %s A B C\n", argv[0]);
        return EXIT_FAILURE;
    }
    for (int i = 1; i < 4; i++) {
        printf("Hola, %s.\n", argv[i]);
    }
    return EXIT_SUCCESS;
}
