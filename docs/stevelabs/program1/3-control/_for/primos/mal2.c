// Falla: caso diez puertas
// Falla: caso la última es mágica
// Falla: caso el cuadrado de un primo al final
// Falla: caso muchas puertas
// mal: toma por primos todos los impares, y cuela el 9
#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 2; p <= puertas; p++) {
        if (p == 2 || p % 2 != 0) {
            printf("%d\n", p);
            cuantas++;
        }
    }
    printf("Son %d.\n", cuantas);
    return 0;
}
