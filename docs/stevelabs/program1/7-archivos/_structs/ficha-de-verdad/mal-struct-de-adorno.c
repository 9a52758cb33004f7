// Falla: exige struct
// Falla: exige parametros:ficha=1
#include <stdio.h>

struct heroe {
    char inicial;
    int vida;
    int oro;
};

void ficha(char inicial, int vida, int oro)
{
    printf("Inicial: %c\n", inicial);
    printf("Vida: %d\n", vida);
    if (oro < 0) {
        printf("Oro: debe %d\n", -oro);
    } else {
        printf("Oro: %d\n", oro);
    }
}

int main(void)
{
    char inicial = ' ';
    int vida = 0;
    int oro = 0;

    scanf(" %c %d %d", &inicial,
          &vida, &oro);
    ficha(inicial, vida, oro);
    return 0;
}
