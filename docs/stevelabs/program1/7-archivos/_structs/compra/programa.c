#include <stdio.h>

struct heroe {
    int vida;
    int oro;
};

void compra(struct heroe *h, int precio)
{
    if ([[h->oro]] >= precio) {
        [[h->oro]] -= precio;
        h->vida += 5;
    }
}

int main(void)
{
    struct heroe eva = {
        .vida = 20,
        .oro = 50,
    };
    int precio = 0;

    scanf("%d", &precio);
    compra([[&eva]], precio);
    printf("%d %d\n", eva.vida, eva.oro);
    return 0;
}
