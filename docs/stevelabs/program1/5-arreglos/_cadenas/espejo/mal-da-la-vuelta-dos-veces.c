// Falla: caso una palabra corta
// Falla: caso treinta letras justas
// Falla: caso más de treinta letras
// Falla: caso una palabra larguísima
// mal: tras la mitad, cada cambio deshace otro
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[31] = "";
    int n = 0;

    scanf("%30s", palabra);
    n = (int)strlen(palabra);
    for (int i = 0; i < n; i++) {
        char aux = palabra[i];

        palabra[i] = palabra[n - 1 - i];
        palabra[n - 1 - i] = aux;
    }
    printf("%s\n", palabra);
    return 0;
}
