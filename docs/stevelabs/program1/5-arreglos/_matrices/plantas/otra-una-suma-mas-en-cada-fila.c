#include <stdio.h>

// La columna 4 guarda la suma de su planta, y la fila 3, la de todas.
int main(void)
{
    int t[4][5] = {{0}};

    for (int p = 0; p < 3; p++) {
        int c = 0;

        do {
            scanf("%d", &t[p][c]);
            t[p][4] += t[p][c];
            c++;
        } while (c < 4);
        t[3][4] += t[p][4];
        printf("Planta %d: %d\n", p + 1, t[p][4]);
    }
    printf("Total: %d\n", t[3][4]);
    return 0;
}
