// Falla: caso una palabra larguísima
// Falla: exige memoria
// mal: corta a 30 después de leer, y con más de 99 letras ya se salió
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[100] = "";
    int n = 0;

    scanf("%s", palabra);
    n = (int)strlen(palabra);
    if (n > 30) {
        n = 30;
    }
    for (int i = n - 1; i >= 0; i--) {
        printf("%c", palabra[i]);
    }
    printf("\n");
    return 0;
}
