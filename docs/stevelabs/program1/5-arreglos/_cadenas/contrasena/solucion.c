#include <ctype.h>
#include <stdio.h>
#include <string.h>

// Quita el Enter y las mayúsculas.
void limpia(char linea[])
{
    int i = 0;

    while (linea[i] != '\0'
           && linea[i] != '\n') {
        linea[i] = tolower(linea[i]);
        i++;
    }
    linea[i] = '\0';
}

int main(void)
{
    char linea[80] = "";
    int intentos = 0;

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        limpia(linea);
        intentos++;
        if (strcmp(linea,
                   "abracadabra") == 0) {
            printf("Intentos: %d\n",
                   intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
