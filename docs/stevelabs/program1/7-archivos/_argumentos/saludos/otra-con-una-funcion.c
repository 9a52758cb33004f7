#include <stdio.h>
#include <stdlib.h>

int saluda(char *nombres[], int n)
{
    for (int i = 0; i < n; i++) {
        fprintf(stdout, "Hola, %s.\n", nombres[i]);
    }
    return n;
}

int main(int argc, char *argv[])
{
    if (saluda(argv + 1, argc - 1) == 0) {
        fputs("Falta un nombre.\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
