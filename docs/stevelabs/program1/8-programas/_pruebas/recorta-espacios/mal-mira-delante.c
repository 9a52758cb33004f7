// Falla: caso más casos
// Falla: caso la segunda parte de otro texto
// Falla: exige memoria
#include "recorta.h"

void recorta_espacios(char *t)
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        if (t[i] != ' ' || t[n - 1] != ' ') {
            t[n] = t[i];
            n++;
        }
    }
    if (t[n - 1] == ' ') {
        n--;
    }
    if (t[0] == ' ') {
        for (int i = 0; i < n; i++) {
            t[i] = t[i + 1];
        }
        n--;
    }
    t[n] = '\0';
}
