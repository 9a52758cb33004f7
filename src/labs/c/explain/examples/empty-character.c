#include <stdio.h>

int main(void)
{
    char letra = '';
    printf("%c\n", letra);
    return 0;
}
