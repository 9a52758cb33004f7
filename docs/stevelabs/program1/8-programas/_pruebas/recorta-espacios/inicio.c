#include <string.h>
#include "recorta.h"

// Por ahora quita un espacio del final
void recorta_espacios(char *t)
{
    size_t n = strlen(t);

    if (n > 0 && t[n - 1] == ' ') {
        t[n - 1] = '\0';
    }
}
