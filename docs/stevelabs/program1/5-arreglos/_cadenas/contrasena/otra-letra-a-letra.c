#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

bool abre(const char linea[])
{
    const char clave[] = "abracadabra";
    int i = 0;

    while (clave[i] != '\0'
           && tolower(linea[i]) == clave[i]) {
        i++;
    }
    return clave[i] == '\0'
           && (linea[i] == '\0' || linea[i] == '\n');
}

int main(void)
{
    char linea[100];
    int n = 0;

    while (fgets(linea, 100, stdin) != NULL) {
        n++;
        if (abre(linea)) {
            printf("Intentos: %d\n", n);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
