#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char *argv[])
{
    char linea[220] = "";
    int total = 0;
    FILE *f = NULL;

    // Por ahora cuenta los bytes y no
    // entiende ninguna opción.
    if (argc > 1) {
        f = fopen(argv[1], "r");
    }
    if (f == NULL) {
        return EXIT_FAILURE;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        total += (int)strlen(linea);
    }
    fclose(f);
    printf("%d\n", total);
    return EXIT_SUCCESS;
}
