// Falla: caso espacios en varios sitios
// Falla: caso sin Enter y con espacios al final
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *p = strchr(linea, '\n');

    if (p != NULL) {
        *p = '\0';
    }
    p = strchr(linea, ' ');
    if (p != NULL) {
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
