#include <stdio.h>

struct heroe {
    int vida;
    int frascos[2];
};

void bebe(struct heroe h)
{
    h.vida += h.frascos[0];
    h.frascos[0] = 0;
    printf("%d %d\n", h.vida,
           h.frascos[0]);
}

int main(void)
{
    struct heroe ana = {
        .vida = 20,
        .frascos = {8, 5},
    };

    bebe(ana);
    printf("%d %d\n", ana.vida,
           ana.frascos[0]);
    return 0;
}
