// Falla: caso negativas
// mal: una puntuación puede ser menor que la marca
#include <stdio.h>

#define MAX 50

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    for (int vuelta = 0; vuelta < n; vuelta++) {
        int m = 0;

        for (int i = 1; i < n; i++) {
            if (puntos[i] > puntos[m]) {
                m = i;
            }
        }
        printf("%d\n", puntos[m]);
        puntos[m] = -1000;
    }
    return 0;
}
