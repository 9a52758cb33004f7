#include <stdio.h>

[[struct heroe {]]
[[    int vida;]]
[[    int oro;]]
[[};]]
[[typedef struct heroe Heroe;]]
[[void hiere(Heroe *h)]]
[[{]]
[[    h->vida -= 3;]]
[[}]]

int main(void)
{
    Heroe ana = {.vida = 0, .oro = 50};

    scanf("%d", &ana.vida);
    hiere(&ana);
    printf("%d %d\n", ana.vida, ana.oro);
    return 0;
}
