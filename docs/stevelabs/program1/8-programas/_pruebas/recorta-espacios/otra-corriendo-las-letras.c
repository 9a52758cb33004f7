#include <string.h>
#include "recorta.h"

static void borra(char *t)
{
    for (int i = 0; t[i] != '\0'; i++) {
        t[i] = t[i + 1];
    }
}

void recorta_espacios(char *t)
{
    int i = 0;
    size_t n = 0;

    while (t[i] != '\0') {
        if (t[i] == ' '
            && (i == 0 || t[i - 1] == ' ')) {
            borra(t + i);
        } else {
            i++;
        }
    }
    n = strlen(t);
    if (n > 0 && t[n - 1] == ' ') {
        t[n - 1] = '\0';
    }
}
