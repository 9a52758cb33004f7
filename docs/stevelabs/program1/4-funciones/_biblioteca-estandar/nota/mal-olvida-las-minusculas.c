// Falla: caso ataca al alba
// Falla: caso el final del alfabeto
// Falla: caso varias líneas
// Falla: caso si toupper da siempre una B
// Falla: exige funcion:toupper
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        if (isalpha(c)) {
            c = (char)((c - 'A' + 3) % 26 + 'A');
            letras++;
        }
        printf("%c", c);
    }
    printf("Letras: %d\n", letras);
    return 0;
}
