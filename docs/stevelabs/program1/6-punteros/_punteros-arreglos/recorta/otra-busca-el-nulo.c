#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *p = strchr(linea, '\0');

    while (p != linea && (p[-1] == '\n' || p[-1] == ' ')) {
        *--p = '\0';
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
