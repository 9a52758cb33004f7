#include <stdio.h>

int main(void)
{
    char c = ' ';
    int letras = 0;

    while (scanf("%c", &c) == 1) {
        printf("%c", c);
    }
    printf("Letras: %d\n", letras);
    return 0;
}
