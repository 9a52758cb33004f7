// Falla: caso el final del alfabeto
// Falla: caso varias líneas
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        if (isalpha(c)) {
            c = (char)(toupper(c) + 3);
            letras++;
        }
        printf("%c", c);
    }
    printf("Letras: %d\n", letras);
    return 0;
}
