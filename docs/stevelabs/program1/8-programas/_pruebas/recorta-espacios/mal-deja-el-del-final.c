// Falla: caso las pruebas que ves
// Falla: caso más casos
// Falla: caso la segunda parte de otro texto
// Falla: caso lo que hay detrás del nulo
// Falla: caso tres mil palabras
#include "recorta.h"

void recorta_espacios(char *t)
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        if (t[i] != ' '
            || (n > 0 && t[n - 1] != ' ')) {
            t[n] = t[i];
            n++;
        }
    }
    t[n] = '\0';
}
