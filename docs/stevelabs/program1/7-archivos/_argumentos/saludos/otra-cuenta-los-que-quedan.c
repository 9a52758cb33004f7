#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int i = 1;

    while (i < argc) {
        printf("Hola, ");
        printf("%s", argv[i]);
        printf(".\n");
        i++;
    }
    if (i == 1) {
        fprintf(stderr, "Uso: saludos NOMBRE...\n");
        exit(EXIT_FAILURE);
    }
    return 0;
}
