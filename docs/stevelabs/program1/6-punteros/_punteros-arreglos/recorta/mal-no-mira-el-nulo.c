// Falla: caso la última línea llega sin Enter
// Falla: caso nada más que espacios
// Falla: caso sin Enter y con espacios al final
// Falla: caso un texto ya vacío
// Falla: exige memoria
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *fin = strchr(linea, '\n');

    while (fin > linea
           && *(fin - 1) == ' ') {
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
