#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    printf("Comando %c\n", tecla);
    return 0;
}
