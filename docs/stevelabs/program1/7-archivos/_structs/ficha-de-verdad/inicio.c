#include <stdio.h>

int main(void)
{
    char inicial = ' ';
    int vida = 0;
    int oro = 0;

    scanf(" %c %d %d", &inicial,
          &vida, &oro);
    printf("Inicial: %c\n", inicial);
    printf("Vida: %d\n", vida);
    printf("Oro: %d\n", oro);
    return 0;
}
