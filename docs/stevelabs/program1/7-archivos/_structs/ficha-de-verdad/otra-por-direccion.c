#include <stdio.h>

struct heroe {
    char inicial;
    int vida;
    int oro;
};

void ficha(const struct heroe *h);

int main(void)
{
    struct heroe ana = {0};

    if (scanf(" %c", &ana.inicial) != 1
        || scanf("%d", &ana.vida) != 1
        || scanf("%d", &ana.oro) != 1) {
        return 1;
    }
    ficha(&ana);
    return 0;
}

void ficha(const struct heroe *h)
{
    printf("Inicial: %c\nVida: %d\nOro: ",
           h->inicial, h->vida);
    if (h->oro < 0) {
        printf("debe ");
        printf("%d\n", -h->oro);
    } else {
        printf("%d\n", h->oro);
    }
}
