#include <stdio.h>

int main(void)
{
    int ancho = 2, int alto = 3;
    printf("%d\n", ancho * alto);
    return 0;
}
