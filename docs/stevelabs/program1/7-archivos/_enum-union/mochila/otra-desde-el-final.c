#include <stdio.h>

#define MAX 40

enum clase { MONEDA, PESO, CARTA, CLASES };

union valor {
    int cantidad;
    double kilos;
    char carta[17];
};

struct objeto {
    enum clase que;
    union valor valor;
};

int main(void)
{
    const char *letras = "mkc";
    struct objeto mochila[MAX] = {{.que = MONEDA}};
    int primero = MAX;
    int monedas = 0;
    double kilos = 0;
    char letra = '?';
    char linea[80] = "";

    while (primero > 0 && scanf(" %c", &letra) == 1) {
        enum clase que = CLASES;

        for (int i = 0; i < CLASES; i++) {
            if (letra == letras[i]) {
                que = i;
            }
        }
        if (que == CLASES) {
            fgets(linea, sizeof linea, stdin);
            continue;
        }
        primero--;
        mochila[primero].que = que;
        if (que == MONEDA) {
            scanf("%d", &mochila[primero].valor.cantidad);
        } else if (que == PESO) {
            scanf("%lf", &mochila[primero].valor.kilos);
        } else {
            scanf("%16s", mochila[primero].valor.carta);
        }
    }
    for (struct objeto *o = mochila + primero; o < mochila + MAX; o++) {
        if (o->que == MONEDA) {
            monedas += o->valor.cantidad;
            printf("%d monedas\n", o->valor.cantidad);
        } else if (o->que == PESO) {
            kilos += o->valor.kilos;
            printf("%.1f kg\n", o->valor.kilos);
        } else {
            printf("carta: %s\n", o->valor.carta);
        }
    }
    printf("Total: %d monedas, %.1f kg\n", monedas, kilos);
    return 0;
}
