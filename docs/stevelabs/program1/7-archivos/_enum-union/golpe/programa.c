#include <stdio.h>

enum arma { PUNOS, ARCO, ESPADA };

int dano_de(enum arma a)
{
    int dano = 0;

    switch (a) {
    case PUNOS:
        dano = 1;
        break;
    [[case ARCO:]]
        [[dano = 4;]]
        [[break;]]
    case ESPADA:
        dano = 6;
        break;
    }
    return dano;
}

int main(void)
{
    int numero = 0;

    scanf("%d", &numero);
    if (numero >= PUNOS
        && numero <= ESPADA) {
        printf("%d\n", dano_de(numero));
    }
    return 0;
}
