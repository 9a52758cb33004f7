#include <stdio.h>

union valor {
    int monedas;
    double kilos;
};

int main(void)
{
    union valor v = {.monedas = 0};
    char tipo = '?';
    int total = 0;

    while (scanf(" %c", &tipo) == 1) {
        if (tipo == 'm') {
            scanf("%d", &v.monedas);
            total += v.monedas;
        } else {
            scanf("%lf", &v.kilos);
        }
    }
    printf("Total: %d\n", total);
    return 0;
}
