// Falla: caso una palabra corta
// Falla: caso una sola letra
// Falla: caso se lee igual por los dos lados
// mal: el Enter que guarda fgets sale el primero
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[31] = "";
    int n = 0;

    fgets(palabra, sizeof palabra, stdin);
    n = (int)strlen(palabra);
    for (int i = n - 1; i >= 0; i--) {
        printf("%c", palabra[i]);
    }
    printf("\n");
    return 0;
}
