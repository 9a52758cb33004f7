// Falla: caso sin letras
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        if (tolower(c) >= 'a') {
            c = (char)((toupper(c) - 'A' + 3) % 26 + 'A');
            letras++;
        }
        printf("%c", c);
    }
    printf("Letras: %d\n", letras);
    return 0;
}
