// Falla: exige parametros:ficha=1
// Falla: prohibe global
#include <stdio.h>

struct heroe {
    char inicial;
    int vida;
    int oro;
} ana;

void ficha(void)
{
    printf("Inicial: %c\n", ana.inicial);
    printf("Vida: %d\n", ana.vida);
    if (ana.oro < 0) {
        printf("Oro: debe %d\n", -ana.oro);
    } else {
        printf("Oro: %d\n", ana.oro);
    }
}

int main(void)
{
    scanf(" %c %d %d", &ana.inicial,
          &ana.vida, &ana.oro);
    ficha();
    return 0;
}
