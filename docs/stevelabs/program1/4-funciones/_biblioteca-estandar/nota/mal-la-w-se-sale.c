// Falla: caso el final del alfabeto
// mal: a la W le resta 26, y sale @ en lugar de Z
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        int nueva = toupper(c);

        if (nueva >= 'A' && nueva <= 'Z') {
            letras++;
            nueva += 3;
            if (nueva >= 'Z') {
                nueva -= 26;
            }
        }
        printf("%c", nueva);
    }
    printf("Letras: %d\n", letras);
    return 0;
}
