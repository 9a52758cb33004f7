// Falla: caso espacios en varios sitios
// Falla: caso nada más que espacios
// Falla: caso sin Enter y con espacios al final
// Falla: caso la segunda parte de otro texto
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    int n = (int)strlen(linea);

    if (n > 0 && linea[n - 1] == '\n') {
        n--;
    }
    if (n > 0 && linea[n - 1] == ' ') {
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
