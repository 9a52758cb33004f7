// Falla: caso el corto por el otro lado
// Falla: caso uno al lado del otro
#include <stdio.h>

#define ROWS 8
#define COLS 20

// Go on until S; -1 if there is no way
int walk(char map[ROWS][COLS + 1],
         int r, int c)
{
    const int down[4] = {0, 1, 0, -1};
    const int right[4] = {1, 0, -1, 0};

    if (r < 0 || r >= ROWS || c < 0
        || c >= COLS || map[r][c] == '#') {
        return -1;
    }
    if (map[r][c] == 'S') {
        return 0;
    }
    map[r][c] = '#';
    for (int i = 0; i < 4; i++) {
        int n = walk(map, r + down[i],
                     c + right[i]);

        if (n != -1) {
            return n + 1;
        }
    }
    return -1;
}

int main(void)
{
    char map[ROWS][COLS + 1];
    int row = 0;
    int col = 0;
    int n = 0;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
        for (int c = 0; c < COLS; c++) {
            if (map[r][c] == '@') {
                row = r;
                col = c;
            }
        }
    }
    n = walk(map, row, col);
    if (n == -1) {
        printf("No hay.\n");
    } else {
        printf("Pasos: %d\n", n);
    }
    return 0;
}
