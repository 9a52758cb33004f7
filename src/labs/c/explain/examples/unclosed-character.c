#include <stdio.h>

int main(void)
{
    char letter = 'A;
    printf("%c\n", letter);
    return 0;
}
