#include <ctype.h>
#include <stdio.h>

int avanza(int letra)
{
    int lugar = toupper(letra) - 'A';

    return (lugar + 3) % 26 + 'A';
}

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        if (isalpha(c)) {
            printf("%c", avanza(c));
            letras++;
        } else {
            printf("%c", c);
        }
    }
    printf("Letras: %d\n", letras);
    return 0;
}
