#include <stdio.h>

int mide(char primera)
{
    int b = (unsigned char)primera;

    if (b >= 240) {
        return 4;
    }
    if (b >= 224) {
        return 3;
    }
    if (b >= 192) {
        return 2;
    }
    return 1;
}

void corta(char texto[], int letras)
{
    int i = 0;

    while (letras > 0 && texto[i] != '\0') {
        i += mide(texto[i]);
        letras--;
    }
    texto[i] = '\0';
}

int main(void)
{
    char texto[80];
    int letras = 0;

    while (scanf("%79s %d", texto,
                 &letras) == 2) {
        corta(texto, letras);
        printf("[%s]\n", texto);
    }
    return 0;
}
