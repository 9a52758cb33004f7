#include <stdio.h>
#include <stdlib.h>

struct heroe {
    int oro;
    int vida;
    char inicial;
};

typedef struct heroe Heroe;

void ficha(Heroe h)
{
    const char *nota = "";

    if (h.oro < 0) {
        nota = "debe ";
    }
    printf("Inicial: %c\n", h.inicial);
    printf("Vida: %d\n", h.vida);
    printf("Oro: %s%d\n", nota,
           abs(h.oro));
}

int main(void)
{
    char inicial = ' ';
    int vida = 0;
    int oro = 0;

    scanf(" %c %d %d", &inicial,
          &vida, &oro);

    Heroe ana = {
        .inicial = inicial,
        .vida = vida,
        .oro = oro,
    };

    ficha(ana);
    return 0;
}
