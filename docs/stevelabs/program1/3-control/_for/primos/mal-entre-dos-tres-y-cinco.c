// Falla: caso muchas puertas
// mal: solo prueba con 2, 3 y 5, y cuela el 49
#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 2; p <= puertas; p++) {
        if (p != 2 && p % 2 == 0) {
            continue;
        }
        if (p != 3 && p % 3 == 0) {
            continue;
        }
        if (p != 5 && p % 5 == 0) {
            continue;
        }
        printf("%d\n", p);
        cuantas++;
    }
    printf("Son %d.\n", cuantas);
    return 0;
}
