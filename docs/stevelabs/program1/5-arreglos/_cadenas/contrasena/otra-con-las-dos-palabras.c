#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";
    int intentos = 0;

    while (fgets(linea, sizeof linea, stdin) != NULL) {
        char menor[80] = "";

        for (int i = 0; linea[i] != '\0'; i++) {
            menor[i] = tolower(linea[i]);
        }
        intentos++;
        if (strcmp(menor, "abracadabra\n") == 0
            || strcmp(menor, "abracadabra") == 0) {
            printf("Intentos: %d\n", intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
