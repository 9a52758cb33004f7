#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    // Borra el último carácter.
    linea[strlen(linea) - 1] = '\0';
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
