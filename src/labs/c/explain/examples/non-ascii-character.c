#include <stdio.h>

int main(void)
{
    char letra = 'ñ';
    printf("%c\n", letra);
    return 0;
}
