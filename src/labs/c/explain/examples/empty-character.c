#include <stdio.h>

int main(void)
{
    char letter = '';
    printf("%c\n", letter);
    return 0;
}
