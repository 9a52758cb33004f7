#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    size_t n = strlen(linea);

    while (n > 0
           && (linea[n - 1] == ' '
               || linea[n - 1] == '\n')) {
        n--;
        linea[n] = '\0';
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
