#include <stdlib.h>
#include <string.h>
#include "recorta.h"

void recorta_espacios(char *t)
{
    char *nuevo = malloc(strlen(t) + 1);
    int n = 0;

    if (nuevo == NULL) {
        return;
    }
    for (int i = 0; t[i] != '\0'; i++) {
        if (t[i] != ' ') {
            nuevo[n] = t[i];
            n++;
        } else if (n > 0
                   && nuevo[n - 1] != ' ') {
            nuevo[n] = ' ';
            n++;
        }
    }
    if (n > 0 && nuevo[n - 1] == ' ') {
        n--;
    }
    nuevo[n] = '\0';
    strcpy(t, nuevo);
    free(nuevo);
}
