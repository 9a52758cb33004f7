#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Dice qué se intentaba, con qué
// archivo y por qué no se pudo
void avisa(const char *que,
           const char *ruta)
{
    fprintf([[stderr]], "%s %s: %s\n",
            que, ruta, [[strerror(errno)]]);
}

int main(int argc, char *argv[])
{
    if (argc != 2) {
        fprintf(stderr, "Uso: %s ARCHIVO\n",
                argv[0]);
        return EXIT_FAILURE;
    }

    FILE *f = fopen(argv[1], "w");

    if (f == NULL) {
        [[avisa("No pude escribir", argv[1]);]]
        return [[EXIT_FAILURE]];
    }
    fprintf(f, "nivel 3\n");
    fclose(f);
    return EXIT_SUCCESS;
}
