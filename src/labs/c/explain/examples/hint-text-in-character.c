#include <stdio.h>

int main(void)
{
    char letter = 'a';
    if (scanf("%s", &letter) == 1) {
        printf("%c\n", letter);
    }
    return 0;
}
