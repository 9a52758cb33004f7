#include <stdbool.h>
#include <stdio.h>

#define MAX 40
#define LETRAS 16

enum clase { MONEDAS, PESO, CARTA };

struct objeto {
    enum clase clase;
    union {
        int monedas;
        double kilos;
        char carta[LETRAS + 1];
    } dato;
};

bool lee(struct objeto *o, char letra)
{
    char linea[80] = "";

    switch (letra) {
    case 'm':
        o->clase = MONEDAS;
        scanf("%d", &o->dato.monedas);
        return true;
    case 'k':
        o->clase = PESO;
        scanf("%lf", &o->dato.kilos);
        return true;
    case 'c':
        o->clase = CARTA;
        scanf("%16s", o->dato.carta);
        return true;
    default:
        fgets(linea, sizeof linea, stdin);
        return false;
    }
}

int main(void)
{
    struct objeto mochila[MAX];
    int n = 0;
    int monedas = 0;
    double kilos = 0;
    char letra = '?';

    while (n < MAX
           && scanf(" %c", &letra) == 1) {
        if (lee(&mochila[n], letra)) {
            n++;
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        struct objeto *o = &mochila[i];

        switch (o->clase) {
        case MONEDAS:
            printf("%d monedas\n",
                   o->dato.monedas);
            monedas += o->dato.monedas;
            break;
        case PESO:
            printf("%.1f kg\n",
                   o->dato.kilos);
            kilos += o->dato.kilos;
            break;
        case CARTA:
            printf("carta: %s\n",
                   o->dato.carta);
            break;
        }
    }
    printf("Total: %d monedas, ", monedas);
    printf("%.1f kg\n", kilos);
    return 0;
}
