// Falla: caso a la tercera
// Falla: caso mayúsculas y una línea vacía
// Falla: caso a la primera, y después sobran líneas
// Falla: caso espacios de más
// Falla: caso una letra de menos y otra de más
// Falla: caso una línea de sesenta letras
// Falla: caso la buena llega sin Enter
#include <ctype.h>
#include <stdio.h>
#include <string.h>

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
        if (strcmp(linea, "abracadabra") == 1) {
            printf("Intentos: %d\n",
                   intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
