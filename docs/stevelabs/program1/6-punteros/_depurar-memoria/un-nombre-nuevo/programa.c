#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Entrega una copia del texto.
char *copia(const char *texto)
{
    char *sitio
        = malloc(strlen(texto) + 1);

    if (sitio == NULL) {
        exit(EXIT_FAILURE);
    }
    strcpy(sitio, texto);
    return sitio;
}

int main(void)
{
    char *nombres[3];
    char leido[20] = "";

    for (int i = 0; i < 3; i++) {
        scanf("%19s", leido);
        nombres[i] = copia(leido);
    }
    scanf("%19s", leido);
    [[free(nombres[1]);]]
    nombres[1] = copia(leido);
    for (int i = 0; i < 3; i++) {
        printf("%s\n", nombres[i]);
        [[free(nombres[i]);]]
    }
    return EXIT_SUCCESS;
}
