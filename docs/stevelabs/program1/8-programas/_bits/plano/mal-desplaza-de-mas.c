// Falla: caso ida y vuelta
// Falla: caso todo a 1 y después todo a 0
// Falla: caso un número con más de 20 bits
// Falla: caso la esquina de arriba a la derecha
// Falla: caso la segunda fila
// mal: el último desplazamiento sobra
#include <stdio.h>

#define ROWS 4
#define COLS 5

unsigned pack(int map[ROWS][COLS])
{
    unsigned bits = 0;

    for (int i = ROWS * COLS - 1; i >= 0; i--) {
        bits |= (unsigned)map[i / COLS][i % COLS];
        bits <<= 1;
    }
    return bits;
}

void unpack(unsigned bits,
            int map[ROWS][COLS])
{
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLS; c++) {
            int i = r * COLS + c;

            if ((bits & (1u << i)) != 0) {
                map[r][c] = 1;
            } else {
                map[r][c] = 0;
            }
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
