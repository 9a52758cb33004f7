// Falla: caso espacios en varios sitios
// Falla: caso la última línea llega sin Enter
// Falla: caso nada más que espacios
// Falla: caso la segunda parte de otro texto
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    int n = (int)strlen(linea);

    while (n > 0 && linea[n - 1] == ' ') {
        n--;
    }
    if (n > 0 && linea[n - 1] == '\n') {
        n--;
    }
    linea[n] = '\0';
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
