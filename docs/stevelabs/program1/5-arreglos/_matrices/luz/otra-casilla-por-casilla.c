#include <stdbool.h>
#include <stdio.h>

int plano[5][9];

// Dice si entre la antorcha y una casilla de su fila o su columna no hay muros.
bool se_ve(int f, int c, int fila, int columna)
{
    if (f != fila && c != columna) {
        return false;
    }
    while (plano[f][c] == 0) {
        if (f == fila && c == columna) {
            return true;
        }
        f += (f < fila) - (f > fila);
        c += (c < columna) - (c > columna);
    }
    return false;
}

int main(void)
{
    int fila = 0;
    int columna = 0;

    for (int i = 0; i < 45; i++) {
        scanf("%d", &plano[i / 9][i % 9]);
    }
    scanf("%d%d", &fila, &columna);
    for (int i = 0; i < 45; i++) {
        int f = i / 9;
        int c = i % 9;

        if (se_ve(f, c, fila, columna)) {
            printf("*");
        } else {
            printf("%c", plano[f][c] == 1 ? '#' : '.');
        }
        if (c == 8) {
            printf("\n");
        }
    }
    return 0;
}
