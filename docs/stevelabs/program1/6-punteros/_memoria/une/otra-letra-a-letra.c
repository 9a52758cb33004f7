#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Entrega los dos textos en un bloque
char *une(const char *a, const char *b)
{
    int n = 0;
    char *junto = calloc(strlen(a)
                         + strlen(b) + 2, 1);

    if (junto == NULL) {
        return NULL;
    }
    for (int i = 0; a[i] != '\0'; i++) {
        junto[n] = a[i];
        n++;
    }
    if (n > 0 && *b != '\0') {
        junto[n] = ' ';
        n++;
    }
    for (int i = 0; b[i] != '\0'; i++) {
        junto[n] = b[i];
        n++;
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
