#include <stdio.h>

int main(void)
{
    int ancho = 2, alto = 3;
    if (ancho > 1, alto > 1) {
        printf("Grande\n");
    }
    return 0;
}
