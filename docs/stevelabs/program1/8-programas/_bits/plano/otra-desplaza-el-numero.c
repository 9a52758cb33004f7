#include <stdio.h>

#define ROWS 4
#define COLS 5

unsigned pack(int map[ROWS][COLS])
{
    unsigned bits = 0;

    for (int i = ROWS * COLS - 1; i >= 0; i--) {
        bits <<= 1;
        bits |= (unsigned)map[i / COLS][i % COLS];
    }
    return bits;
}

void unpack(unsigned bits,
            int map[ROWS][COLS])
{
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            map[r][c] = (int)(bits & 1);
            bits >>= 1;
        }
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
