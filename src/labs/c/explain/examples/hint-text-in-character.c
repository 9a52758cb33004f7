#include <stdio.h>

int main(void)
{
    char letra = 'a';
    if (scanf("%s", &letra) == 1) {
        printf("%c\n", letra);
    }
    return 0;
}
