#include <stdio.h>
#include "map.h"

void map_draw(char map[ROWS][COLUMNS + 1],
              int row, int column)
{
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < COLUMNS; j++) {
            if (i == row && j == column) {
                printf("@");
            } else {
                printf("%c", map[i][j]);
            }
        }
        printf("\n");
    }
}

bool map_can_enter(char map[ROWS][COLUMNS + 1],
                   int row, int column)
{
    if (row < 0 || row >= ROWS) {
        return false;
    }
    if (column < 0 || column >= COLUMNS) {
        return false;
    }
    return map[row][column] != '#';
}
