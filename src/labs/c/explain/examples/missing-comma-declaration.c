#include <stdio.h>

int main(void)
{
    int ancho = 5 alto = 6, profundidad = 7;
    printf("%d\n", ancho * alto * profundidad);
    return 0;
}
