#include <stdio.h>

void reves(const char texto[], int i)
{
    if (texto[i] != '\0') {
        reves(texto, i + 1);
        printf("%c", texto[i]);
    }
}

int main(void)
{
    char palabra[31] = "";

    scanf("%30s", palabra);
    reves(palabra, 0);
    printf("\n");
    return 0;
}
