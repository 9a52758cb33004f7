#ifndef MAP_H
#define MAP_H

#include <stdbool.h>

#define ROWS 5
#define COLUMNS 9

void map_draw(char map[ROWS][COLUMNS + 1],
              int row, int column);
bool map_can_enter(char map[ROWS][COLUMNS + 1],
                   int row, int column);

#endif
