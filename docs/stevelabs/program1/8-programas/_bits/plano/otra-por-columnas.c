#include <stdio.h>

#define ROWS 4
#define COLS 5

unsigned pack(int map[ROWS][COLS])
{
    unsigned bits = 0;

    for (int c = COLS - 1; c >= 0; c--) {
        for (int r = ROWS - 1; r >= 0; r--) {
            bits += (unsigned)map[r][c] << (r * 5 + c);
        }
    }
    return bits;
}

void unpack(unsigned bits,
            int map[ROWS][COLS])
{
    for (int c = 0; c < COLS; c++) {
        for (int r = 0; r < ROWS; r++) {
            map[r][c] = (bits >> (5 * r + c)) & 1;
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
