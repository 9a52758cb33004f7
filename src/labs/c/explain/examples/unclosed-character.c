#include <stdio.h>

int main(void)
{
    char letra = 'A;
    printf("%c\n", letra);
    return 0;
}
