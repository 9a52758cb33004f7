#include <stdio.h>

int main(void)
{
    char nombre = 'Ana';
    printf("%c\n", nombre);
    return 0;
}
