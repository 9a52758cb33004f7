#ifndef GAME_H
#define GAME_H

#include "map.h"

#define WORDS 3
#define MAX_SEED 9999

struct game {
    char initial;
    int strength;
    int health;
    int gold;
    int moves;
    int seed;
    int word;
    char **items;
    int n;
    int capacity;
    char map[ROWS][COLUMNS + 1];
    int row;
    int column;
};

#endif
