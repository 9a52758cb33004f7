// Falla: caso el segundo está vacío
// Falla: caso el primero está vacío
// Falla: caso los dos están vacíos
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Entrega los dos textos en un bloque
char *une(const char *a, const char *b)
{
    size_t tam = strlen(a) + strlen(b) + 2;
    char *junto = malloc(tam);

    if (junto != NULL) {
        snprintf(junto, tam, "%s %s", a, b);
    }
    return junto;
}

// Lee una línea, sin su Enter
void lee_linea(char *sitio, int tam)
{
    if (fgets(sitio, tam, stdin) != NULL) {
        char *p = strchr(sitio, '\n');

        if (p != NULL) {
            *p = '\0';
        }
    }
}

int main(void)
{
    char uno[200] = "";
    char dos[200] = "";

    lee_linea(uno, sizeof uno);
    lee_linea(dos, sizeof dos);

    char *junto = une(uno, dos);

    if (junto == NULL) {
        return EXIT_FAILURE;
    }
    printf("[%s]\n", junto);
    free(junto);
    return EXIT_SUCCESS;
}
