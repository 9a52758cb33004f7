// Falla: exige memoria
// mal: al nulo de las palabras de 30 letras no le queda casilla
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[30] = "";
    int n = 0;

    scanf("%30s", palabra);
    n = (int)strlen(palabra);
    for (int i = n - 1; i >= 0; i--) {
        printf("%c", palabra[i]);
    }
    printf("\n");
    return 0;
}
