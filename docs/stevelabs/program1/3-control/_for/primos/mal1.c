// Falla: caso diez puertas
// Falla: caso dos puertas
// Falla: caso la última es mágica
// Falla: caso el cuadrado de un primo al final
// Falla: caso muchas puertas
// mal: prueba también a dividir entre el propio número, y ninguno es primo
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 2; p <= puertas; p++) {
        bool es_primo = true;

        for (int d = 2; d <= p; d++) {
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
