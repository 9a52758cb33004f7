// Falla: caso la segunda parte de otro texto
// Falla: exige memoria
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *fin = strchr(linea, '\n');

    if (fin == NULL) {
        fin = linea + strlen(linea);
    }
    while (*(fin - 1) == ' ') {
        fin--;
    }
    *fin = '\0';
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
