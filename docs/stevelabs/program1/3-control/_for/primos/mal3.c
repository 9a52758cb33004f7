// Falla: caso diez puertas
// Falla: caso una sola puerta
// Falla: caso dos puertas
// Falla: caso la última es mágica
// Falla: caso el cuadrado de un primo al final
// Falla: caso muchas puertas
// mal: empieza en la puerta 1 y la da por mágica
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 1; p <= puertas; p++) {
        bool es_primo = true;

        for (int d = 2; d < p; d++) {
            if (p % d == 0) {
                es_primo = false;
                break;
            }
        }
        if (es_primo) {
            printf("%d\n", p);
            cuantas++;
        }
    }
    printf("Son %d.\n", cuantas);
    return 0;
}
