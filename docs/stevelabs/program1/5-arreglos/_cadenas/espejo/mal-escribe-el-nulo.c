// Falla: caso una palabra corta
// Falla: caso una sola letra
// Falla: caso se lee igual por los dos lados
// Falla: caso treinta letras justas
// Falla: caso más de treinta letras
// Falla: caso una palabra larguísima
// mal: empieza en la casilla del nulo
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[31] = "";
    int n = 0;

    scanf("%30s", palabra);
    n = (int)strlen(palabra);
    for (int i = n; i >= 0; i--) {
        printf("%c", palabra[i]);
    }
    printf("\n");
    return 0;
}
