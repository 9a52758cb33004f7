#include <ctype.h>
#include <stdio.h>

char avanza(char letra, int pasos)
{
    if (pasos == 0) {
        return letra;
    }
    if (letra == 'Z') {
        return avanza('A', pasos - 1);
    }
    return avanza((char)(letra + 1), pasos - 1);
}

int cifra(void)
{
    char c = ' ';

    if (scanf("%c", &c) != 1) {
        return 0;
    }
    if (!isalpha(c)) {
        printf("%c", c);
        return cifra();
    }
    printf("%c", avanza((char)toupper(c), 3));
    return 1 + cifra();
}

int main(void)
{
    int letras = cifra();

    printf("Letras: %d\n", letras);
    return 0;
}
