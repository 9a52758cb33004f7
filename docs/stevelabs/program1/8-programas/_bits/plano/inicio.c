#include <stdio.h>

#define ROWS 4
#define COLS 5

unsigned pack(int map[ROWS][COLS])
{
    // Pack the whole map here.
    return (unsigned)map[0][0];
}

void unpack(unsigned bits,
            int map[ROWS][COLS])
{
    // Fill the whole map here.
    map[0][0] = (int)(bits & 1);
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
