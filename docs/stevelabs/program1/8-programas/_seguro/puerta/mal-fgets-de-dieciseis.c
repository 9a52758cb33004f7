// Falla: caso espacios delante de dieciséis letras
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char line[16] = "";
    char name[16] = "";

    if (fgets(line, sizeof line, stdin) == NULL
        || sscanf(line, "%15s", name) != 1) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}
