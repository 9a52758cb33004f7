#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";
    int intentos = 0;
    bool dentro = false;

    while (!dentro
           && fgets(linea, sizeof linea, stdin) != NULL) {
        int n = (int)strlen(linea);

        if (n > 0 && linea[n - 1] == '\n') {
            linea[n - 1] = '\0';
        }
        for (int i = 0; linea[i] != '\0'; i++) {
            linea[i] = (char)tolower((unsigned char)linea[i]);
        }
        intentos++;
        dentro = !strcmp(linea, "abracadabra");
    }
    if (dentro) {
        printf("Intentos: %d\n", intentos);
    } else {
        printf("No abres.\n");
    }
    return 0;
}
