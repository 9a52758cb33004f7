#include <stdio.h>

int main(void)
{
    char letras[30] = {0};
    int n = 0;

    while (n < 30 && scanf("%c", &letras[n]) == 1
           && letras[n] != '\n') {
        n++;
    }
    for (int i = n - 1; i >= 0; i--) {
        printf("%c", letras[i]);
    }
    printf("\n");
    return 0;
}
