// Falla: caso una torre con oro
// Falla: caso una torre con deudas
// Falla: caso una planta enorme
// mal: la suma de una planta arrastra la de las anteriores
#include <stdio.h>

#define PLANTAS 3
#define COFRES 4

int main(void)
{
    int oro[PLANTAS][COFRES] = {{0}};
    int planta = 0;
    int total = 0;

    for (int p = 0; p < PLANTAS; p++) {
        for (int c = 0; c < COFRES; c++) {
            scanf("%d", &oro[p][c]);
        }
    }
    for (int p = 0; p < PLANTAS; p++) {
        for (int c = 0; c < COFRES; c++) {
            planta += oro[p][c];
        }
        printf("Planta %d: %d\n", p + 1, planta);
        total += planta;
    }
    printf("Total: %d\n", total);
    return 0;
}
