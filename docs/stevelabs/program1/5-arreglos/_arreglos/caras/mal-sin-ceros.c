// Falla: exige memoria
// mal: las cuentas no empiezan en 0
#include <stdio.h>

int main(void)
{
    int veces[7];
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        if (tirada >= 1 && tirada <= 6) {
            veces[tirada]++;
        }
    }
    for (int i = 1; i <= 6; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
