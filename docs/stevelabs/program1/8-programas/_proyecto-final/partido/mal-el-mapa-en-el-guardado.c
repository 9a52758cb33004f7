// Falla: caso cada archivo por su cuenta
// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bag.h"

int bag_count(char **items, int n, char sign)
{
    int total = 0;

    for (int i = 0; i < n; i++) {
        if (items[i][0] == sign) {
            total++;
        }
    }
    return total;
}

int bag_first(char **items, int n, char sign)
{
    for (int i = 0; i < n; i++) {
        if (items[i][0] == sign) {
            return i + 1;
        }
    }
    return 0;
}

char **bag_add(char **items, int *n,
               int *capacity, const char *text)
{
    char *copy = malloc(strlen(text) + 1);

    if (copy == NULL) {
        return items;
    }
    if (*n == *capacity) {
        int bigger = *capacity * 2;
        char **more = NULL;

        if (bigger == 0) {
            bigger = 2;
        }
        more = realloc(items, bigger * sizeof *more);
        if (more == NULL) {
            free(copy);
            return items;
        }
        items = more;
        *capacity = bigger;
    }
    strcpy(copy, text);
    items[*n] = copy;
    (*n)++;
    return items;
}

bool bag_remove(char **items, int *n, int place)
{
    if (place < 1 || place > *n) {
        return false;
    }
    free(items[place - 1]);
    for (int i = place; i < *n; i++) {
        items[i - 1] = items[i];
    }
    (*n)--;
    return true;
}

void bag_list(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, items[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

void bag_free(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        free(items[i]);
    }
    free(items);
}

//// Archivo: bag.h
#ifndef BAG_H
#define BAG_H

#include <stdbool.h>

// How many items start with sign
int bag_count(char **items, int n, char sign);

// Place of the first one, or 0 if there is none
int bag_first(char **items, int n, char sign);

// Returns the row of items, maybe moved, with a
// copy of text at the end. Without memory nothing
// changes
char **bag_add(char **items, int *n,
               int *capacity, const char *text);

// Removes the item in that place, counting from 1,
// and frees it. true if there was one
bool bag_remove(char **items, int *n, int place);
void bag_list(char **items, int n);

// Frees the texts and then the row
void bag_free(char **items, int n);

#endif

//// Archivo: map.h
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

//// Archivo: map.c
#include "map.h"

//// Archivo: game.h
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

//// Archivo: save.h
#ifndef SAVE_H
#define SAVE_H

#include "game.h"

enum result {
    LOADED, CANNOT_OPEN, NOT_A_GAME, OTHER_VERSION,
    CUT_SHORT, BAD_LINE, NO_MEMORY
};

// true if the game is now in the file
bool save_write(const struct game *g, const char *path);

// All or nothing. In line, how many lines it read
enum result save_read(struct game *g,
                      const char *path, int *line);

// Tells how the loading went
void save_tell(enum result r, const char *path, int line);

#endif

//// Archivo: save.c
#include <stdio.h>
#include <string.h>
#include "bag.h"
#include "hero.h"
#include "save.h"

#define TEXT_SIZE 100
#define FORMAT 1
#define MANY 999999999

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

bool save_write(const struct game *g, const char *path)
{
    bool ok = true;
    FILE *f = fopen(path, "w");

    if (f == NULL) {
        return false;
    }
    fprintf(f, "MAZMORRA %d\n", FORMAT);
    fprintf(f, "heroe [%c] %d %d %d\n", g->initial,
            g->strength, g->health, g->gold);
    fprintf(f, "movimientos %d\n", g->moves);
    fprintf(f, "semilla %d\n", g->seed);
    fprintf(f, "palabra %d\n", g->word);
    fprintf(f, "mochila %d\n", g->n);
    for (int i = 0; i < g->n; i++) {
        fprintf(f, "%s\n", g->items[i]);
    }
    fprintf(f, "mapa %d %d\n", ROWS, COLUMNS);
    for (int i = 0; i < ROWS; i++) {
        fprintf(f, "%s\n", g->map[i]);
    }
    fprintf(f, "lugar %d %d\n", g->row, g->column);
    fprintf(f, "fin\n");
    if (ferror(f)) {
        ok = false;
    }
    if (fclose(f) != 0) {
        ok = false;
    }
    return ok;
}

// Leaves in dest a line without its newline, and
// counts it. Over 99 bytes, or a byte 0, it is bad
static enum result next_line(FILE *f, char *dest,
                             int *line)
{
    char *enter = NULL;

    (*line)++;
    if (fgets(dest, TEXT_SIZE + 1, f) == NULL) {
        return CUT_SHORT;
    }
    enter = strchr(dest, '\n');
    if (enter != NULL) {
        *enter = '\0';
    } else if (!feof(f)) {
        return BAD_LINE;
    }
    return LOADED;
}

// Reads a line with that name and a number between
// the two limits
static enum result read_number(FILE *f, const char *name,
                               int low, int high,
                               int *n, int *line)
{
    char text[TEXT_SIZE + 1] = "";
    char read[16] = "";
    char extra = ' ';
    enum result r = next_line(f, text, line);

    if (r == LOADED
        && (sscanf(text, "%15s %9d%c",
                   read, n, &extra) != 2
            || strcmp(read, name) != 0
            || *n < low || *n > high)) {
        r = BAD_LINE;
    }
    return r;
}

static enum result read_hero(FILE *f, struct game *g,
                             int *line)
{
    char text[TEXT_SIZE + 1] = "";
    char extra = ' ';
    enum result r = next_line(f, text, line);

    if (r == LOADED
        && (sscanf(text, "heroe [%c] %9d %9d %9d%c",
                   &g->initial, &g->strength, &g->health,
                   &g->gold, &extra) != 4
            || g->strength < 0 || g->strength > POINTS
            || g->health < 1
            || g->health > hero_max_health(g->strength)
            || g->gold < 0)) {
        r = BAD_LINE;
    }
    return r;
}

static enum result read_bag(FILE *f, struct game *g,
                            int *line)
{
    char text[TEXT_SIZE + 1] = "";
    int total = 0;
    enum result r = read_number(f, "mochila", 0, MANY,
                                &total, line);

    for (int i = 0; r == LOADED && i < total; i++) {
        r = next_line(f, text, line);
        if (r == LOADED) {
            g->items = bag_add(g->items, &g->n,
                               &g->capacity, text);
            if (g->n == i) {
                r = NO_MEMORY;
            }
        }
    }
    return r;
}

static enum result read_map(FILE *f, struct game *g,
                            int *line)
{
    char text[TEXT_SIZE + 1] = "";
    char extra = ' ';
    int rows = 0;
    int columns = 0;
    enum result r = next_line(f, text, line);

    if (r == LOADED
        && (sscanf(text, "mapa %9d %9d%c",
                   &rows, &columns, &extra) != 2
            || rows != ROWS
            || columns != COLUMNS)) {
        r = BAD_LINE;
    }
    for (int i = 0; r == LOADED && i < ROWS; i++) {
        r = next_line(f, text, line);
        if (r == LOADED
            && strlen(text) != COLUMNS) {
            r = BAD_LINE;
        }
        if (r == LOADED) {
            strcpy(g->map[i], text);
        }
    }
    return r;
}

// The place, inside the map already read, and the end
static enum result read_place(FILE *f, struct game *g,
                              int *line)
{
    char text[TEXT_SIZE + 1] = "";
    char extra = ' ';
    enum result r = next_line(f, text, line);

    if (r == LOADED
        && (sscanf(text, "lugar %9d %9d%c", &g->row,
                   &g->column, &extra) != 2
            || !map_can_enter(g->map, g->row,
                              g->column))) {
        r = BAD_LINE;
    }
    if (r == LOADED) {
        r = next_line(f, text, line);
    }
    if (r == LOADED && strcmp(text, "fin") != 0) {
        r = BAD_LINE;
    }
    return r;
}

// Reads a whole game into g
static enum result read_all(FILE *f, struct game *g,
                            int *line)
{
    char text[TEXT_SIZE + 1] = "";
    char extra = ' ';
    int version = 0;
    enum result r = next_line(f, text, line);

    if (r != LOADED
        || sscanf(text, "MAZMORRA %9d%c",
                  &version, &extra) != 1) {
        return NOT_A_GAME;
    }
    if (version != FORMAT) {
        return OTHER_VERSION;
    }
    r = read_hero(f, g, line);
    if (r == LOADED) {
        r = read_number(f, "movimientos", 0, MANY,
                        &g->moves, line);
    }
    if (r == LOADED) {
        r = read_number(f, "semilla", 1, MAX_SEED,
                        &g->seed, line);
    }
    if (r == LOADED) {
        r = read_number(f, "palabra", 0, WORDS - 1,
                        &g->word, line);
    }
    if (r == LOADED) {
        r = read_bag(f, g, line);
    }
    if (r == LOADED) {
        r = read_map(f, g, line);
    }
    if (r == LOADED) {
        r = read_place(f, g, line);
    }
    return r;
}

enum result save_read(struct game *g,
                      const char *path, int *line)
{
    struct game loaded = {.items = NULL};
    enum result r = LOADED;
    FILE *f = fopen(path, "r");

    *line = 0;
    if (f == NULL) {
        return CANNOT_OPEN;
    }
    r = read_all(f, &loaded, line);
    fclose(f);
    if (r != LOADED) {
        bag_free(loaded.items, loaded.n);
        return r;
    }
    bag_free(g->items, g->n);
    *g = loaded;
    return LOADED;
}

void save_tell(enum result r, const char *path, int line)
{
    switch (r) {
    case LOADED:
        printf("Cargada.\n");
        break;
    case CANNOT_OPEN:
        perror(path);
        break;
    case NOT_A_GAME:
        fprintf(stderr, "%s: no es una partida\n",
                path);
        break;
    case OTHER_VERSION:
        fprintf(stderr, "%s: otra versión\n", path);
        break;
    case CUT_SHORT:
        fprintf(stderr, "%s: falta la línea %d\n",
                path, line);
        break;
    case BAD_LINE:
        fprintf(stderr, "%s: no vale la línea %d\n",
                path, line);
        break;
    case NO_MEMORY:
        fprintf(stderr, "%s: no cabe\n", path);
        break;
    }
}
