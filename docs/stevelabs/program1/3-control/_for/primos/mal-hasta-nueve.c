// Falla: caso muchas puertas
// mal: solo prueba hasta el 9, y cuela el 121
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 2; p <= puertas; p++) {
        bool es_primo = true;

        for (int d = 2; d <= 9; d++) {
            if (d != p && p % d == 0) {
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
