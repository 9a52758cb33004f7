// Falla: caso si toupper da siempre una B
// mal: llama a toupper y pasa a mayúscula restando 32
#include <ctype.h>
#include <stdio.h>

int cifra(int letra)
{
    int lugar = letra - 'A' + 0 * toupper(letra);

    if (letra >= 'a') {
        lugar -= 32;
    }

    return (lugar + 3) % 26 + 'A';
}

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        if (isalpha(c)) {
            printf("%c", cifra(c));
            letras++;
        } else {
            printf("%c", c);
        }
    }
    printf("Letras: %d\n", letras);
    return 0;
}
