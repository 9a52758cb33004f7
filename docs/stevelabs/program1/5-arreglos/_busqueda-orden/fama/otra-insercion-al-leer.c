#include <stdio.h>

#define MAX 50

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;
    int nuevo = 0;

    while (n < MAX && scanf("%d", &nuevo) == 1) {
        int i = n;

        while (i > 0 && puntos[i - 1] < nuevo) {
            puntos[i] = puntos[i - 1];
            i--;
        }
        puntos[i] = nuevo;
        n++;
    }
    for (int i = 0; i < n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
