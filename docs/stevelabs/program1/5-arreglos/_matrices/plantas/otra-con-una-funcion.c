#include <stdio.h>

#define PLANTAS 3
#define COFRES 4

int suma(const int fila[], int n)
{
    int s = 0;

    for (int i = 0; i < n; i++) {
        s += fila[i];
    }
    return s;
}

int main(void)
{
    int oro[PLANTAS][COFRES] = {{0}};
    int total = 0;

    for (int p = 0; p < PLANTAS; p++) {
        for (int c = 0; c < COFRES; c++) {
            scanf("%d", &oro[p][c]);
        }
        printf("Planta %d: %d\n", p + 1, suma(oro[p], COFRES));
        total += suma(oro[p], COFRES);
    }
    printf("Total: %d\n", total);
    return 0;
}
