// Falla: caso tres mil palabras
#include <string.h>
#include "recorta.h"

void recorta_espacios(char *t)
{
    char nuevo[100] = "";
    int n = 0;

    for (int i = 0; t[i] != '\0' && n < 99;
         i++) {
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
}
