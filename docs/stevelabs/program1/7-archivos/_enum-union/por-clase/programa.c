#include <stdbool.h>
#include <stdio.h>

enum clase { MONEDAS, PESO };

struct objeto {
    enum clase clase;
    union {
        int monedas;
        double kilos;
    } dato;
};

bool lee(struct objeto *o)
{
    char letra = '?';

    if (scanf(" %c", &letra) != 1) {
        return false;
    }
    if (letra == 'm') {
        o->clase = MONEDAS;
        scanf("%d", &o->dato.monedas);
    } else {
        o->clase = PESO;
        scanf("%lf", &o->dato.kilos);
    }
    return true;
}

void escribe(const struct objeto *o)
{
[[    switch (o->clase) {]]
[[    case MONEDAS:]]
[[        printf("%d ", o->dato.monedas);]]
[[        printf("monedas\n");]]
[[        break;]]
[[    case PESO:]]
[[        printf("%.1f ", o->dato.kilos);]]
[[        printf("kg\n");]]
[[        break;]]
[[    }]]
}

int main(void)
{
    struct objeto cosa;

    while (lee(&cosa)) {
        escribe(&cosa);
    }
    return 0;
}
