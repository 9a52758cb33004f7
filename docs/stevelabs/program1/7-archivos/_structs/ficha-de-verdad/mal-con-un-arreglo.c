// Falla: exige struct
// Falla: prohibe arreglo
#include <stdio.h>

struct heroe {
    int inicial;
    int vida;
    int oro;
};

void ficha(const int h[])
{
    printf("Inicial: %c\n", h[0]);
    printf("Vida: %d\n", h[1]);
    if (h[2] < 0) {
        printf("Oro: debe %d\n", -h[2]);
    } else {
        printf("Oro: %d\n", h[2]);
    }
}

int main(void)
{
    char inicial = ' ';
    int h[3] = {0};

    scanf(" %c %d %d", &inicial,
          &h[1], &h[2]);
    h[0] = inicial;
    ficha(h);
    return 0;
}
