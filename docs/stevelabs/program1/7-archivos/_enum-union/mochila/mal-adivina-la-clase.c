// Falla: caso una palabra de 16 letras
// Falla: caso cero monedas y un saco vacío
// mal: sin etiqueta, toma por saco lo que tenga kilos
#include <stdio.h>

#define MAX 40

struct objeto {
    union {
        int monedas;
        double kilos;
        char carta[17];
    } dato;
};

int main(void)
{
    struct objeto v[MAX] = {0};
    char linea[80] = "";
    char letra = '?';
    int n = 0;
    int monedas = 0;
    double kilos = 0;

    while (scanf(" %c", &letra) == 1) {
        if (letra == 'm') {
            scanf("%d", &v[n].dato.monedas);
            n++;
        } else if (letra == 'k') {
            scanf("%lf", &v[n].dato.kilos);
            n++;
        } else if (letra == 'c') {
            scanf("%16s", v[n].dato.carta);
            n++;
        } else {
            fgets(linea, sizeof linea, stdin);
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        if (v[i].dato.kilos >= 0.1) {
            printf("%.1f kg\n", v[i].dato.kilos);
            kilos += v[i].dato.kilos;
        } else if (v[i].dato.monedas < 1000000) {
            printf("%d monedas\n", v[i].dato.monedas);
            monedas += v[i].dato.monedas;
        } else {
            printf("carta: %s\n", v[i].dato.carta);
        }
    }
    printf("Total: %d monedas, %.1f kg\n", monedas, kilos);
    return 0;
}
