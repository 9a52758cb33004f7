#include <stdbool.h>
#include <stdio.h>

#define ROWS 8
#define COLS 20

// The same waves, without a queue
bool near(char map[ROWS][COLS + 1],
          int r, int c, char sign)
{
    return (r > 0 && map[r - 1][c] == sign)
        || (r < ROWS - 1
            && map[r + 1][c] == sign)
        || (c > 0 && map[r][c - 1] == sign)
        || (c < COLS - 1
            && map[r][c + 1] == sign);
}

int main(void)
{
    char map[ROWS][COLS + 1];
    bool grows = true;
    bool found = false;
    int n = 0;

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
    }
    while (grows && !found) {
        grows = false;
        n++;
        for (int r = 0; r < ROWS; r++) {
            for (int c = 0; c < COLS; c++) {
                if ((map[r][c] == '.'
                     || map[r][c] == 'S')
                    && near(map, r, c, '@')) {
                    found = found
                        || map[r][c] == 'S';
                    map[r][c] = '+';
                    grows = true;
                }
            }
        }
        for (int r = 0; r < ROWS; r++) {
            for (int c = 0; c < COLS; c++) {
                if (map[r][c] == '+') {
                    map[r][c] = '@';
                }
            }
        }
    }
    if (found) {
        printf("Pasos: %d\n", n);
    } else {
        printf("No hay.\n");
    }
    return 0;
}
