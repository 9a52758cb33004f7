// Falla: caso espacios en varios sitios
// Falla: caso sin Enter y con espacios al final
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *q = linea;

    for (char *p = linea; *p != '\0'; p++) {
        if (*p != ' ' && *p != '\n') {
            *q = *p;
            q++;
        }
    }
    *q = '\0';
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
