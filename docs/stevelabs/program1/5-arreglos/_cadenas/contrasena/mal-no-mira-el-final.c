// Falla: caso espacios de más
// Falla: caso una letra de menos y otra de más
// Falla: caso una línea de sesenta letras
// mal: le basta con que la línea empiece por la contraseña
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

bool abre(const char linea[])
{
    const char clave[] = "abracadabra";

    for (int i = 0; clave[i] != '\0'; i++) {
        if (tolower(linea[i]) != clave[i]) {
            return false;
        }
    }
    return true;
}

int main(void)
{
    char linea[80] = "";
    int intentos = 0;

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        intentos++;
        if (abre(linea)) {
            printf("Intentos: %d\n",
                   intentos);
            return 0;
        }
    }
    printf("No abres.\n");
    return 0;
}
