// Falla: caso un muro de arriba abajo
// Falla: caso de la derecha a la izquierda
// Falla: caso la salida rodeada
// Falla: caso un pasillo que va y viene
// Falla: caso la arroba encerrada
#include <stdio.h>
#include <stdlib.h>

#define ROWS 8
#define COLS 20

int main(void)
{
    char map[ROWS][COLS + 1];
    int r1 = 0;
    int c1 = 0;
    int r2 = 0;
    int c2 = 0;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
        for (int c = 0; c < COLS; c++) {
            if (map[r][c] == '@') {
                r1 = r;
                c1 = c;
            } else if (map[r][c] == 'S') {
                r2 = r;
                c2 = c;
            }
        }
    }
    printf("Pasos: %d\n",
           abs(r1 - r2) + abs(c1 - c2));
    return 0;
}
