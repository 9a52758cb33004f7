// Falla: caso nada más que espacios
// Falla: caso sin Enter y con espacios al final
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *p = strchr(linea, '\n');

    if (p != NULL) {
        while (p > linea && *(p - 1) == ' ') {
            p--;
        }
        *p = '\0';
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
