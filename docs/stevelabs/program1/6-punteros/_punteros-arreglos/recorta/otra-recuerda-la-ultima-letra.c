#include <stdio.h>

void recorta(char *linea)
{
    char *corte = linea;

    for (char *p = linea; *p != '\0'; p++) {
        if (*p != ' ' && *p != '\n') {
            corte = p + 1;
        }
    }
    *corte = '\0';
}

int main(void)
{
    char linea[60] = "";

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        recorta(linea);
        printf("[%s]\n", linea);
    }
    return 0;
}
