// Falla: caso un número con más de 20 bits
// Falla: exige memoria
// mal: con más de 20 bits se sale del plano
#include <stdio.h>

#define ROWS 4
#define COLS 5

unsigned pack(int map[ROWS][COLS])
{
    unsigned bits = 0;

    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            if (map[r][c] == 1) {
                bits |= 1u << (r * COLS + c);
            }
        }
    }
    return bits;
}

void unpack(unsigned bits,
            int map[ROWS][COLS])
{
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            map[r][c] = 0;
        }
    }
    for (int i = 0; bits != 0; i++) {
        map[i / COLS][i % COLS] = (int)(bits & 1);
        bits >>= 1;
    }
}

int main(void)
{
    int map[ROWS][COLS] = {{0}};
    unsigned bits = 0;

    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            scanf("%d", &map[r][c]);
        }
    }
    printf("%x\n", pack(map));
    scanf("%x", &bits);
    unpack(bits, map);
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            printf("%d", map[r][c]);
        }
        printf("\n");
    }
    return 0;
}
