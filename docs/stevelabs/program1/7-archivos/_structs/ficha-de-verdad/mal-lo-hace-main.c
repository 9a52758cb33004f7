// Falla: caso ficha es quien escribe
// Falla: exige define:ficha
// Falla: exige parametros:ficha=1
#include <stdio.h>

struct heroe {
    char inicial;
    int vida;
    int oro;
};

int main(void)
{
    struct heroe h = {.inicial = ' '};

    scanf(" %c %d %d", &h.inicial,
          &h.vida, &h.oro);
    printf("Inicial: %c\n", h.inicial);
    printf("Vida: %d\n", h.vida);
    if (h.oro < 0) {
        printf("Oro: debe %d\n", -h.oro);
    } else {
        printf("Oro: %d\n", h.oro);
    }
    return 0;
}
