#include <stdio.h>

int main(void)
{
    char letter = 'ñ';
    printf("%c\n", letter);
    return 0;
}
