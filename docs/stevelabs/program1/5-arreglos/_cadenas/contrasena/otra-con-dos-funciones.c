#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define MAX 200

bool lee(char linea[])
{
    if (fgets(linea, MAX, stdin) == NULL) {
        return false;
    }
    for (int i = 0; linea[i] != '\0'; i++) {
        if (linea[i] == '\n') {
            linea[i] = '\0';
            break;
        }
    }
    return true;
}

bool abre(char linea[])
{
    for (int i = 0; i < (int)strlen(linea); i++) {
        linea[i] = toupper(linea[i]);
    }
    return strcmp(linea, "ABRACADABRA") == 0;
}

int main(void)
{
    char linea[MAX];

    for (int i = 1; lee(linea); i++) {
        if (abre(linea)) {
            printf("Intentos: %d\n", i);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
