#include <stdbool.h>
#include "recorta.h"

void recorta_espacios(char *t)
{
    int n = 0;
    bool pendiente = false;

    for (int i = 0; t[i] != '\0'; i++) {
        if (t[i] == ' ') {
            pendiente = n > 0;
        } else {
            if (pendiente) {
                t[n] = ' ';
                n++;
                pendiente = false;
            }
            t[n] = t[i];
            n++;
        }
    }
    t[n] = '\0';
}
