// Falla: caso más de treinta letras
// Falla: caso una palabra larguísima
// Falla: exige memoria
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[31] = "";
    int n = 0;

    scanf("%s", palabra);
    n = (int)strlen(palabra);
    for (int i = n - 1; i >= 0; i--) {
        printf("%c", palabra[i]);
    }
    printf("\n");
    return 0;
}
