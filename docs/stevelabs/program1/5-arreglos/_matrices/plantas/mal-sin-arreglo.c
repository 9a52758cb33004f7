// Falla: exige arreglo
// mal: no guarda los números
#include <stdio.h>

int main(void)
{
    int total = 0;

    for (int p = 1; p <= 3; p++) {
        int planta = 0;

        for (int c = 0; c < 4; c++) {
            int oro = 0;

            scanf("%d", &oro);
            planta += oro;
        }
        printf("Planta %d: %d\n", p, planta);
        total += planta;
    }
    printf("Total: %d\n", total);
    return 0;
}
