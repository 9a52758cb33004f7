#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[31];

    if (scanf("%30s", palabra) == 1) {
        int n = (int)strlen(palabra);

        for (int i = 0; i < n / 2; i++) {
            char aux = palabra[i];

            palabra[i] = palabra[n - 1 - i];
            palabra[n - 1 - i] = aux;
        }
        printf("%s\n", palabra);
    }
    return 0;
}
