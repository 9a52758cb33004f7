#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *p = strchr(linea, '\n');

    if (p != NULL) {
        *p = '\0';
    }
    while (linea[0] != '\0'
           && linea[strlen(linea) - 1] == ' ') {
        linea[strlen(linea) - 1] = '\0';
    }
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
