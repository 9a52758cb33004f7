#include <stdio.h>

int main(void)
{
    char name = 'Ana';
    printf("%c\n", name);
    return 0;
}
