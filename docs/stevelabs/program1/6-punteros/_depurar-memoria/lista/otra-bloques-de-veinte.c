#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LUGARES 12

// Entrega una copia del texto
char *copia(const char *texto)
{
    char *sitio
        = malloc(20);

    if (sitio == NULL) {
        exit(EXIT_FAILURE);
    }
    strcpy(sitio, texto);
    return sitio;
}

int main(void)
{
    char *nombres[LUGARES];
    char leido[20] = "";
    int n = 0;
    int lugar = 0;
    int letras = 0;

    while (scanf("%d %19s",
                 &lugar, leido) == 2) {
        if (lugar > n) {
            n = lugar;
        } else {
            free(nombres[lugar - 1]);
        }
        nombres[lugar - 1] = copia(leido);
    }
    for (int i = 0; i < n; i++) {
        printf("%d %s\n",
               i + 1, nombres[i]);
        letras += (int)strlen(nombres[i]);
    }
    printf("Letras: %d\n", letras);
    for (int i = 0; i < n; i++) {
        free(nombres[i]);
    }
    return EXIT_SUCCESS;
}
