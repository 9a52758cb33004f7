// Falla: caso un nombre corto
// Falla: caso la línea está vacía
// Falla: caso espacios delante y más palabras
// Falla: caso espacios delante de dieciséis letras
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16];

    if (fgets(name, sizeof name, stdin)
        == NULL) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}
