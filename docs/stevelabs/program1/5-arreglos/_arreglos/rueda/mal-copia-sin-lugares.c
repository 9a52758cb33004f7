// Falla: caso con n en 0 no toca nada
// mal: con n en 0 pide un arreglo de 0 elementos
#include <stdio.h>

#define MAX 20

void gira(int v[], int n)
{
    int copia[n];

    for (int i = 0; i < n; i++) {
        copia[(i + 1) % n] = v[i];
    }
    for (int i = 0; i < n; i++) {
        v[i] = copia[i];
    }
}

int main(void)
{
    int aro[MAX] = {0};
    int giros = 0;
    int n = 0;

    scanf("%d", &giros);
    while (n < MAX
           && scanf("%d", &aro[n]) == 1) {
        n++;
    }
    for (int i = 0; i < giros; i++) {
        gira(aro, n);
    }
    for (int i = 0; i < n; i++) {
        printf("%d ", aro[i]);
    }
    printf("\n");
    return 0;
}
