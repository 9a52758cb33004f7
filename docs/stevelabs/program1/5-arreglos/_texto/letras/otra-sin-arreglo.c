#include <stdio.h>

int main(void)
{
    int letras = 0;
    int bytes = 0;
    char c = '\n';

    while (scanf("%c", &c) == 1 && c != '\n') {
        bytes++;
        if ((signed char)c >= -64) {
            letras++;
        }
    }
    printf("%d letras en %d bytes\n", letras, bytes);
    return 0;
}
