#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    size_t n = strlen(linea);

    if (n == 0) {
        return;
    }
    if (linea[n - 1] == ' '
        || linea[n - 1] == '\n') {
        linea[n - 1] = '\0';
        recorta(linea);
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
