#include <stdio.h>

int main(void)
{
    int ancho = 5,
    int alto = 6;
    printf("%d\n", ancho * alto);
    return 0;
}
