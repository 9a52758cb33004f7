// Falla: caso espacios en varios sitios
// Falla: caso la última línea llega sin Enter
// Falla: caso nada más que espacios
// Falla: caso sin Enter y con espacios al final
// Falla: caso la segunda parte de otro texto
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *fin = strchr(linea, '\n');

    if (fin == NULL) {
        fin = linea + strlen(linea);
    }
    while (fin > linea && *fin == ' ') {
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
