// Falla: caso las pruebas que ves
// Falla: caso más casos
// Falla: caso la segunda parte de otro texto
// Falla: caso tres mil palabras
#include <string.h>
#include "recorta.h"

void recorta_espacios(char *t)
{
    int i = 0;
    int n = 0;

    while (t[i] == ' ') {
        i++;
    }
    while (t[i] != '\0') {
        t[n] = t[i];
        n++;
        i++;
    }
    while (n > 0 && t[n - 1] == ' ') {
        n--;
    }
    t[n] = '\0';
}
