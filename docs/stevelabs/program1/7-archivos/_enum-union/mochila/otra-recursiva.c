#include <stdio.h>

enum clase { MONEDAS, PESO, CARTA };

union dato {
    int monedas;
    double kilos;
    char palabra[17];
};

struct objeto {
    enum clase clase;
    union dato dato;
};

struct totales {
    int monedas;
    double kilos;
};

void vacia(struct totales *t)
{
    struct objeto o = {.clase = MONEDAS};
    char letra = '?';
    char resto[100] = "";

    if (scanf(" %c", &letra) != 1) {
        return;
    }
    if (letra == 'm') {
        scanf("%d", &o.dato.monedas);
    } else if (letra == 'k') {
        o.clase = PESO;
        scanf("%lf", &o.dato.kilos);
    } else if (letra == 'c') {
        o.clase = CARTA;
        scanf("%16s", o.dato.palabra);
    } else {
        fgets(resto, sizeof resto, stdin);
    }
    vacia(t);
    if (letra != 'm' && letra != 'k' && letra != 'c') {
        return;
    }
    if (o.clase == MONEDAS) {
        printf("%d monedas\n", o.dato.monedas);
        t->monedas += o.dato.monedas;
    } else if (o.clase == PESO) {
        printf("%.1f kg\n", o.dato.kilos);
        t->kilos += o.dato.kilos;
    } else {
        printf("carta: %s\n", o.dato.palabra);
    }
}

int main(void)
{
    struct totales t = {.monedas = 0, .kilos = 0};

    vacia(&t);
    printf("Total: %d monedas, %.1f kg\n", t.monedas, t.kilos);
    return 0;
}
