// Falla: caso la buena llega sin Enter
#include <ctype.h>
#include <stdio.h>
#include <string.h>

void limpia(char linea[])
{
    int n = (int)strlen(linea);

    linea[n - 1] = '\0';
    for (int i = 0; linea[i] != '\0'; i++) {
        linea[i] = tolower(linea[i]);
    }
}

int main(void)
{
    char linea[80] = "";
    int intentos = 0;

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        limpia(linea);
        intentos++;
        if (strcmp(linea, "abracadabra") == 0) {
            printf("Intentos: %d\n",
                   intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
