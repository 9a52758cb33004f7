// Falla: caso mayúsculas y una línea vacía
// Falla: caso espacios de más
// mal: con scanf no hay líneas, y un espacio ya separa
#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[80] = "";
    int intentos = 0;

    while (scanf("%79s", palabra) == 1) {
        for (int i = 0; palabra[i] != '\0'; i++) {
            palabra[i] = tolower(palabra[i]);
        }
        intentos++;
        if (strcmp(palabra, "abracadabra") == 0) {
            printf("Intentos: %d\n", intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
