#include "recorta.h"

void recorta_espacios(char *t)
{
    char *lee = t;
    char *escribe = t;

    while (*lee != '\0') {
        while (*lee == ' ') {
            lee++;
        }
        if (*lee != '\0' && escribe != t) {
            *escribe = ' ';
            escribe++;
        }
        while (*lee != '\0' && *lee != ' ') {
            *escribe = *lee;
            escribe++;
            lee++;
        }
    }
    *escribe = '\0';
}
