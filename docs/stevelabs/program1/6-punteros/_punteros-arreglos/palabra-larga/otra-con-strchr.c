#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[256] = "";
    char copia[256] = "";
    char *p = linea;
    int lugar = 0;

    if (fgets(linea, 256, stdin) == NULL) {
        printf("Nada.\n");
        return 0;
    }
    char *enter = strchr(linea, '\n');

    if (enter != NULL) {
        *enter = '\0';
    }
    while (p != NULL) {
        char *fin = strchr(p, ' ');

        if (fin != NULL) {
            *fin = '\0';
        }
        if (strlen(p) > strlen(copia)) {
            snprintf(copia, sizeof copia, "%s", p);
            lugar = (int)(p - linea) + 1;
        }
        if (fin == NULL) {
            p = NULL;
        } else {
            p = fin + 1;
        }
    }
    if (lugar == 0) {
        printf("Nada.\n");
    } else {
        printf("%s en %d\n", copia, lugar);
    }
    return 0;
}
