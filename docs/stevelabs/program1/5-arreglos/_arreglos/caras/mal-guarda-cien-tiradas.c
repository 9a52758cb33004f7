// Falla: caso muchas veces la misma
// Falla: exige memoria
// mal: guarda las tiradas, y no sabe cuántas serán
#include <stdio.h>

#define MAX 100

int main(void)
{
    int tiradas[MAX] = {0};
    int n = 0;

    while (scanf("%d", &tiradas[n]) == 1) {
        n++;
    }
    for (int cara = 1; cara <= 6; cara++) {
        int veces = 0;

        for (int i = 0; i < n; i++) {
            if (tiradas[i] == cara) {
                veces++;
            }
        }
        printf("%d: %d\n", cara, veces);
    }
    return 0;
}
