#include <stdio.h>

#define ROWS 8
#define COLS 20

int main(void)
{
    char map[ROWS][COLS + 1];

    for (int r = 0; r < ROWS; r++) {
        scanf("%20s", map[r]);
    }
    printf("No hay.\n");
    return 0;
}
