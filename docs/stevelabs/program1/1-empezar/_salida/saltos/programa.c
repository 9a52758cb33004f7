#include <stdio.h>

int main(void)
{
    printf("Vidas: ");
    printf("tres\nOro: ");
    printf("nada");
    printf("\n");
    return 0;
}
