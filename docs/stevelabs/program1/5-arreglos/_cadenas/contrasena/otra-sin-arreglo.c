#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    const char clave[] = "abracadabra";
    char letra = ' ';
    int intentos = 0;
    int i = 0;
    bool bien = true;
    bool hay = false;

    while (scanf("%c", &letra) == 1) {
        hay = true;
        if (letra == '\n') {
            intentos++;
            if (bien && clave[i] == '\0') {
                printf("Intentos: %d\n", intentos);
                return 0;
            }
            i = 0;
            bien = true;
            hay = false;
        } else if (bien && tolower(letra) == clave[i]) {
            i++;
        } else {
            bien = false;
        }
    }
    if (hay && bien && clave[i] == '\0') {
        printf("Intentos: %d\n", intentos + 1);
    } else {
        printf("No abres.\n");
    }
    return 0;
}
