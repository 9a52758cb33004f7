// Falla: caso debe oro
// Falla: caso debe mil
#include <stdio.h>

struct heroe {
    char inicial;
    int vida;
    int oro;
};

void ficha(struct heroe h)
{
    printf("Inicial: %c\n", h.inicial);
    printf("Vida: %d\n", h.vida);
    if (h.oro < 0) {
        printf("Oro: debe %d\n", h.oro);
    } else {
        printf("Oro: %d\n", h.oro);
    }
}

int main(void)
{
    struct heroe h = {.inicial = ' '};

    scanf(" %c %d %d", &h.inicial,
          &h.vida, &h.oro);
    ficha(h);
    return 0;
}
