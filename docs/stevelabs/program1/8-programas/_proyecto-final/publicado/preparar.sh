mkdir juego
cat > juego/title.h << 'FIN'
#ifndef TITLE_H
#define TITLE_H

void title_line(char sign);
void title_show(void);

#endif
FIN
cat > juego/title.c << 'FIN'
#include <stdio.h>
#include "title.h"

#define WIDTH 34

void title_line(char sign)
{
    for (int i = 0; i < WIDTH; i++) {
        printf("%c", sign);
    }
    printf("\n");
}

void title_show(void)
{
    title_line('=');
    printf("%22s\n", "LA MAZMORRA");
    title_line('=');
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 8);
}
FIN
cat > juego/input.h << 'FIN'
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

#define LINE_SIZE 80

// Leaves in dest a line without its newline.
// n bytes fit, counting the null; the rest is lost
void input_line(char *dest, int n);

// true if text is an integer of up to nine
// digits and nothing else, and leaves it in n
bool input_to_int(const char *text, int *n);

// Asks until it gets a number between the two
int input_between(int low, int high);

#endif
FIN
cat > juego/input.c << 'FIN'
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "input.h"

void input_line(char *dest, int n)
{
    char rest[LINE_SIZE] = "";
    char *enter = NULL;

    if (fgets(dest, n, stdin) == NULL) {
        exit(EXIT_FAILURE);
    }
    enter = strchr(dest, '\n');
    if (enter != NULL) {
        *enter = '\0';
    }
    while (enter == NULL
           && fgets(rest, LINE_SIZE, stdin) != NULL) {
        enter = strchr(rest, '\n');
    }
}

bool input_to_int(const char *text, int *n)
{
    int sign = 1;
    int value = 0;
    int digits = 0;
    int i = 0;

    if (text[0] == '-') {
        sign = -1;
        i = 1;
    }
    while (isdigit((unsigned char)text[i])
           && digits < 9) {
        value = value * 10 + (text[i] - '0');
        digits++;
        i++;
    }
    if (digits == 0 || text[i] != '\0') {
        return false;
    }
    *n = sign * value;
    return true;
}

int input_between(int low, int high)
{
    char line[LINE_SIZE] = "";
    int number = 0;
    bool valid = false;

    do {
        printf("de %d a %d:\n", low, high);
        input_line(line, LINE_SIZE);
        valid = input_to_int(line, &number);
    } while (!valid || number < low
             || number > high);
    return number;
}
FIN
cat > juego/map.h << 'FIN'
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
FIN
cat > juego/map.c << 'FIN'
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
FIN
cat > juego/bag.h << 'FIN'
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
FIN
cat > juego/bag.c << 'FIN'
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
FIN
cat > juego/door.h << 'FIN'
#ifndef DOOR_H
#define DOOR_H

#include <stdbool.h>

// true if the door opened
bool door_try(const char word[], bool hint);

#endif
FIN
cat > juego/door.c << 'FIN'
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "door.h"
#include "input.h"

#define WORD_SIZE 12
#define MAX_MISSES 6
#define LETTERS 26

// Writes the letters with a space between them
static void show_letters(const char seen[])
{
    for (int i = 0; seen[i] != '\0'; i++) {
        if (i > 0) {
            printf(" ");
        }
        printf("%c", seen[i]);
    }
    printf("\n");
}

// Shows the letter in all its places
static bool reveal(const char secret[],
                   char seen[], char letter)
{
    bool found = false;

    for (int i = 0; secret[i] != '\0'; i++) {
        if (secret[i] == letter) {
            seen[i] = letter;
            found = true;
        }
    }
    return found;
}

static bool contains(const char text[], char letter)
{
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == letter) {
            return true;
        }
    }
    return false;
}

bool door_try(const char word[], bool hint)
{
    char seen[WORD_SIZE] = "";
    char said[LETTERS + 1] = "";
    char line[LINE_SIZE] = "";
    int length = (int)strlen(word);
    int n = 0;
    int misses = 0;

    for (int i = 0; i < length; i++) {
        seen[i] = '_';
    }
    seen[length] = '\0';
    if (hint) {
        reveal(word, seen, word[0]);
        said[n] = word[0];
        n++;
    }

    show_letters(seen);
    while (misses < MAX_MISSES
           && strcmp(seen, word) != 0) {
        char letter = ' ';

        printf("Letra:\n");
        input_line(line, LINE_SIZE);
        letter = line[0];
        if (!isalpha((unsigned char)letter)) {
            continue;
        }
        letter = (char)tolower((unsigned char)letter);
        if (contains(said, letter)) {
            printf("Ya la dijiste.\n");
            continue;
        }
        said[n] = letter;
        n++;
        said[n] = '\0';
        if (!reveal(word, seen, letter)) {
            misses++;
            printf("No está. Fallos: %d de %d\n",
                   misses, MAX_MISSES);
        }
        show_letters(seen);
    }
    if (misses == MAX_MISSES) {
        printf("Era %s. No se abre.\n", word);
        return false;
    }
    printf("La puerta se abre.\n");
    return true;
}
FIN
cat > juego/game.h << 'FIN'
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
FIN
cat > juego/hero.h << 'FIN'
#ifndef HERO_H
#define HERO_H

#include "game.h"

#define POINTS 18

// The health a hero starts with
int hero_max_health(int strength);

// Asks about the hero and the seed
void hero_create(struct game *g);
void hero_sheet(const struct game *g);

// The health after a potion
int hero_drink(int health, int max_health);

#endif
FIN
cat > juego/hero.c << 'FIN'
#include <stdio.h>
#include "bag.h"
#include "hero.h"
#include "input.h"
#include "title.h"

#define BASE_HEALTH 10
#define START_GOLD 50
#define POTION_PRICE 15
#define MAX_POTIONS 3
#define POTION_HEALTH 10

int hero_max_health(int strength)
{
    return BASE_HEALTH + 2 * (POINTS - strength);
}

void hero_create(struct game *g)
{
    char line[LINE_SIZE] = "";
    int potions = 0;

    printf("Inicial de tu héroe:\n");
    input_line(line, LINE_SIZE);
    if (line[0] != '\0') {
        g->initial = line[0];
    }
    printf("Fuerza, ");
    g->strength = input_between(0, POINTS);
    printf("Pociones, ");
    potions = input_between(0, MAX_POTIONS);

    g->health = hero_max_health(g->strength);
    g->gold = START_GOLD - potions * POTION_PRICE;
    for (int i = 0; i < potions; i++) {
        g->items = bag_add(g->items, &g->n,
                           &g->capacity, "poción");
    }

    hero_sheet(g);

    printf("Semilla, ");
    g->seed = input_between(1, MAX_SEED);
    g->word = g->seed % WORDS;
}

void hero_sheet(const struct game *g)
{
    const int stamina = POINTS - g->strength;

    title_line('=');
    printf("FICHA DE %c.\n", g->initial);
    title_line('-');
    printf("%-20s%6d%6.1f %%\n", "Fuerza", g->strength,
           (double)g->strength / POINTS * 100);
    printf("%-20s%6d%6.1f %%\n", "Aguante", stamina,
           (double)stamina / POINTS * 100);
    title_line('-');
    printf("%-20s%14d\n", "Vida", g->health);
    printf("%-20s%14d\n", "Pociones",
           bag_count(g->items, g->n, 'p'));
    printf("%-20s%14d\n", "Oro", g->gold);
    title_line('=');
}

int hero_drink(int health, int max_health)
{
    health += POTION_HEALTH;
    if (health > max_health) {
        health = max_health;
    }
    printf("Bebes. Vida: %d\n", health);
    return health;
}
FIN
cat > juego/fight.h << 'FIN'
#ifndef FIGHT_H
#define FIGHT_H

#include "game.h"

void fight(struct game *g);

#endif
FIN
cat > juego/fight.c << 'FIN'
#include <stdio.h>
#include <stdlib.h>
#include "bag.h"
#include "fight.h"
#include "hero.h"
#include "input.h"

#define SIDES 6
#define SKELETON_HEALTH 30
#define CLAW 3

static int roll(int sides)
{
    return rand() % sides + 1;
}

void fight(struct game *g)
{
    const int max_health = g->health;
    int skeleton = SKELETON_HEALTH;
    int turn = 0;
    int hit = 0;
    int action = 0;

    printf("Un esqueleto te cierra el paso.\n");
    while (g->health > 0 && skeleton > 0) {
        turn++;
        printf("Turno %d: tú %d, él %d\n",
               turn, g->health, skeleton);
        printf("1 Atacar, 2 Poción (%d)\n",
               bag_count(g->items, g->n, 'p'));
        printf("Acción, ");
        action = input_between(1, 2);

        if (action == 1) {
            hit = roll(SIDES) + g->strength / 3;
            skeleton -= hit;
            printf("Golpeas: %d\n", hit);
        } else if (bag_remove(g->items, &g->n,
                              bag_first(g->items, g->n,
                                        'p'))) {
            g->health = hero_drink(g->health, max_health);
        } else {
            printf("No te quedan pociones.\n");
        }
        if (skeleton > 0) {
            hit = roll(SIDES) + CLAW;
            g->health -= hit;
            printf("Te golpea: %d\n", hit);
        }
    }
    if (g->health > 0) {
        printf("El esqueleto cae. Turnos: %d\n", turn);
    } else {
        printf("Caes en el turno %d.\n", turn);
    }
}
FIN
cat > juego/save.h << 'FIN'
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
FIN
cat > juego/save.c << 'FIN'
#include <stdio.h>
#include <string.h>
#include "bag.h"
#include "hero.h"
#include "save.h"

#define TEXT_SIZE 100
#define FORMAT 1
#define MANY 999999999

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
FIN
cat > juego/main.c << 'FIN'
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "bag.h"
#include "door.h"
#include "fight.h"
#include "game.h"
#include "hero.h"
#include "input.h"
#include "map.h"
#include "save.h"
#include "title.h"

#define LOOT 30
#define COINS 25
#define DOOR_DAMAGE 8
#define TEXT_SIZE 100
#define SAVE_FILE "partida.txt"

// Asks for the inscription and writes in text the
// item of that sign: "poción: agua clara"
static void compose(char *text, int n, char sign)
{
    char line[LINE_SIZE] = "";
    const char *name = "llave";

    if (sign == 'p') {
        name = "poción";
    }
    printf("Inscripción:\n");
    input_line(line, LINE_SIZE);
    if (line[0] == '\0') {
        snprintf(text, n, "%s", name);
    } else {
        snprintf(text, n, "%s: %s",
                 name, line);
    }
}

int main(void)
{
    const char *const words[WORDS] = {
        "cofre", "ancla", "espada",
    };
    struct game g = {
        .initial = '?',
        .map = {
            "#########",
            "#...p..E#",
            "#.##o##A#",
            "#l.p#p..S",
            "#########",
        },
        .row = 1,
        .column = 1,
    };
    char text[TEXT_SIZE] = "";
    int place = 0;
    char line[LINE_SIZE] = "";
    int option = 0;
    int lines = 0;
    enum result r = BAD_LINE;

    title_show();

    printf("Opción, ");
    option = input_between(1, 3);
    while (option == 2 && r != LOADED) {
        r = save_read(&g, SAVE_FILE, &lines);
        save_tell(r, SAVE_FILE, lines);
        if (r != LOADED) {
            printf("Opción, ");
            option = input_between(1, 3);
        }
    }
    if (option == 3) {
        printf("Hasta pronto.\n");
        return EXIT_SUCCESS;
    }
    if (option == 1) {
        hero_create(&g);
    }
    srand((unsigned)g.seed);

    while (g.map[g.row][g.column] != 'S') {
        int row = g.row;
        int column = g.column;
        char sign = ' ';

        map_draw(g.map, g.row, g.column);
        printf("¿Qué haces?\n");
        input_line(line, LINE_SIZE);
        switch (line[0]) {
        case 'n':
            row--;
            break;
        case 's':
            row++;
            break;
        case 'e':
            column++;
            break;
        case 'o':
            column--;
            break;
        case 'm':
            bag_list(g.items, g.n);
            continue;
        case 't':
        case 'b':
            if (line[1] != ' '
                || !input_to_int(line + 2, &place)) {
                printf("No entiendo.\n");
            } else if (place < 1 || place > g.n) {
                printf("Ahí no hay nada.\n");
            } else if (line[0] == 't') {
                printf("Tiras: %s\n",
                       g.items[place - 1]);
                bag_remove(g.items, &g.n, place);
            } else if (g.items[place - 1][0] == 'p') {
                bag_remove(g.items, &g.n, place);
                g.health = hero_drink(g.health,
                                      hero_max_health(g.strength));
            } else {
                printf("No se bebe.\n");
            }
            continue;
        case 'g':
            if (save_write(&g, SAVE_FILE)) {
                printf("Guardada.\n");
            } else {
                perror(SAVE_FILE);
            }
            continue;
        case 'c':
            r = save_read(&g, SAVE_FILE, &lines);
            save_tell(r, SAVE_FILE, lines);
            if (r == LOADED) {
                srand((unsigned)g.seed);
            }
            continue;
        case 'q':
            printf("Hasta pronto.\n");
            bag_free(g.items, g.n);
            return EXIT_SUCCESS;
        default:
            printf("No entiendo.\n");
            continue;
        }

        if (!map_can_enter(g.map, row, column)) {
            printf("Muro.\n");
            continue;
        }
        if (g.map[row][column] == 'A') {
            int keys = bag_count(g.items, g.n, 'l');

            if (!door_try(words[g.word],
                          keys > 0)) {
                g.word++;
                if (g.word == WORDS) {
                    g.word = 0;
                }
                g.health -= DOOR_DAMAGE;
                if (g.health <= 0) {
                    printf("Caes ante la puerta.\n");
                    bag_free(g.items, g.n);
                    return EXIT_SUCCESS;
                }
                printf("Vida: %d\n", g.health);
                continue;
            }
            g.map[row][column] = '.';
        }
        g.row = row;
        g.column = column;
        g.moves++;

        sign = g.map[row][column];
        if (sign == 'E') {
            fight(&g);
            if (g.health <= 0) {
                bag_free(g.items, g.n);
                return EXIT_SUCCESS;
            }
            g.gold += LOOT;
            printf("Vida: %d. Oro: %d\n",
                   g.health, g.gold);
            g.map[row][column] = '.';
        } else if (sign == 'o') {
            g.gold += COINS;
            printf("Oro: %d\n", g.gold);
            g.map[row][column] = '.';
        } else if (sign == 'p' || sign == 'l') {
            int before = g.n;

            compose(text, TEXT_SIZE, sign);
            g.items = bag_add(g.items, &g.n,
                              &g.capacity, text);
            if (g.n > before) {
                printf("Recoges: %s\n", text);
                g.map[row][column] = '.';
            } else {
                printf("No cabe.\n");
            }
        }
    }
    printf("Sales en %d movimientos.\n",
           g.moves);
    printf("Vida: %d. Oro: %d\n", g.health, g.gold);
    bag_free(g.items, g.n);
    return EXIT_SUCCESS;
}
FIN
cat > juego/tests.c << 'FIN'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bag.h"
#include "input.h"
#include "map.h"
#include "save.h"

#define TEXT_SIZE 100
#define TEST_FILE "prueba.txt"

static int failures = 0;

// Counts a failure, and says which
static void check(const char *what, bool ok)
{
    if (!ok) {
        fprintf(stderr, "Falla: %s\n", what);
        failures++;
    }
}

static void test_map(void)
{
    char map[ROWS][COLUMNS + 1] = {
        "#########",
        "#.......#",
        "#.##o##A#",
        "#...#p..S",
        "...#.....",
    };

    check("muro", !map_can_enter(map, 2, 2));
    check("suelo", map_can_enter(map, 1, 1));
    check("salida", map_can_enter(map, 3, 8));
    check("abajo", map_can_enter(map, 4, 0));
    check("fila -1", !map_can_enter(map, -1, 1));
    check("fila 5", !map_can_enter(map, ROWS, 1));
    check("columna -1", !map_can_enter(map, 4, -1));
    check("columna 9",
          !map_can_enter(map, 1, COLUMNS));
}

static void test_input(void)
{
    int n = 5;

    check("12", input_to_int("12", &n) && n == 12);
    check("-3", input_to_int("-3", &n) && n == -3);
    n = 5;
    check("12a", !input_to_int("12a", &n) && n == 5);
    check("guion", !input_to_int("-", &n) && n == 5);
    check("nada", !input_to_int("", &n) && n == 5);
}

static bool is_item(char **items, int place,
                    const char *text)
{
    return strcmp(items[place - 1], text) == 0;
}

static void test_bag(void)
{
    char text[TEXT_SIZE] = "llave: de cobre";
    char **items = NULL;
    int n = 0;
    int capacity = 0;

    check("vacía", bag_count(items, n, 'p') == 0
                   && bag_first(items, n, 'p') == 0);
    check("quitar de la vacía",
          !bag_remove(items, &n, 1) && n == 0);

    items = bag_add(items, &n, &capacity, text);
    text[0] = 'X';
    items = bag_add(items, &n, &capacity, "poción");
    items = bag_add(items, &n, &capacity,
                    "poción: una inscripción larga");
    items = bag_add(items, &n, &capacity, "");
    check("cuatro", n == 4);
    check("copia",
          is_item(items, 1, "llave: de cobre"));
    check("entera",
          is_item(items, 3,
                  "poción: una inscripción larga"));
    check("cuenta p", bag_count(items, n, 'p') == 2);
    check("cuenta l", bag_count(items, n, 'l') == 1);
    check("cuenta o", bag_count(items, n, 'o') == 0);
    check("primera", bag_first(items, n, 'p') == 2);
    check("ninguna", bag_first(items, n, 'x') == 0);

    check("lugar 0",
          !bag_remove(items, &n, 0) && n == 4);
    check("lugar 5",
          !bag_remove(items, &n, 5) && n == 4);
    check("lugar 1",
          bag_remove(items, &n, 1) && n == 3);
    check("orden", is_item(items, 1, "poción")
                   && is_item(items, 3, ""));
    for (int i = 0; i < 100; i++) {
        items = bag_add(items, &n, &capacity, "mapa");
    }
    check("103", n == 103);
    if (n == 103) {
        check("la última", is_item(items, 103, "mapa"));
    }
    bag_free(items, n);
}

static void fill(struct game *g)
{
    struct game filled = {
        .initial = 'A',
        .strength = 7,
        .health = 20,
        .gold = 35,
        .moves = 11,
        .seed = 16,
        .word = 2,
        .map = {
            "#########",
            "#......E#",
            "#.##o##A#",
            "#...#p..S",
            "#########",
        },
        .row = 1,
        .column = 4,
    };

    *g = filled;
    g->items = bag_add(g->items, &g->n, &g->capacity,
                       "llave: oxidada");
}

static bool is_same(const struct game *a,
                    const struct game *b)
{
    if (a->n != b->n) {
        return false;
    }
    for (int i = 0; i < a->n; i++) {
        if (strcmp(a->items[i], b->items[i]) != 0) {
            return false;
        }
    }
    for (int i = 0; i < ROWS; i++) {
        if (strcmp(a->map[i], b->map[i]) != 0) {
            return false;
        }
    }
    return a->initial == b->initial
           && a->strength == b->strength
           && a->health == b->health
           && a->gold == b->gold
           && a->moves == b->moves
           && a->seed == b->seed
           && a->word == b->word
           && a->row == b->row
           && a->column == b->column;
}

static void write_text(const char *text)
{
    FILE *f = fopen(TEST_FILE, "w");

    if (f == NULL) {
        perror(TEST_FILE);
        exit(EXIT_FAILURE);
    }
    fprintf(f, "%s", text);
    fclose(f);
}

static void test_save(void)
{
    struct game g = {.initial = '?'};
    struct game other = {.initial = '?', .row = 3};
    int line = 0;

    fill(&g);
    check("guarda", save_write(&g, TEST_FILE));
    check("carga",
          save_read(&other, TEST_FILE, &line) == LOADED);
    check("igual", is_same(&g, &other));

    check("no abre",
          save_read(&other, "falta.txt", &line)
          == CANNOT_OPEN);
    write_text("MAZMORRA 1\nheroe [B] 3 9 1\n");
    check("cortada",
          save_read(&other, TEST_FILE, &line)
          == CUT_SHORT);
    check("línea 3", line == 3);
    write_text("MAZMORRA 1\nheroe [B] 3 9 1\n"
               "movimientos muchos\n");
    check("mala",
          save_read(&other, TEST_FILE, &line)
          == BAD_LINE);
    check("sin cambios", is_same(&g, &other));
    bag_free(g.items, g.n);
    bag_free(other.items, other.n);
}

int main(void)
{
    test_map();
    test_input();
    test_bag();
    test_save();
    if (failures > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
FIN
cat > juego/Makefile << 'FIN'
OBJECTS = title.o input.o map.o bag.o door.o hero.o fight.o save.o

mazmorra: main.o $(OBJECTS)
	cc main.o $(OBJECTS) -o mazmorra

title.o: title.c title.h
	cc -Wall -c title.c

input.o: input.c input.h
	cc -Wall -c input.c

map.o: map.c map.h
	cc -Wall -c map.c

bag.o: bag.c bag.h
	cc -Wall -c bag.c

door.o: door.c door.h input.h
	cc -Wall -c door.c

hero.o: hero.c bag.h game.h hero.h input.h map.h title.h
	cc -Wall -c hero.c

fight.o: fight.c bag.h fight.h game.h hero.h input.h map.h
	cc -Wall -c fight.c

save.o: save.c bag.h game.h hero.h map.h save.h
	cc -Wall -c save.c

main.o: main.c bag.h door.h fight.h game.h hero.h input.h map.h save.h title.h
	cc -Wall -c main.c

pruebas: tests
	./tests

tests: tests.o $(OBJECTS)
	cc tests.o $(OBJECTS) -o tests

tests.o: tests.c bag.h game.h input.h map.h save.h
	cc -Wall -c tests.c

limpia:
	rm -f *.o mazmorra tests
FIN
chown -R alumno: juego

# Lo usan las condiciones. Cada comprobación trabaja en carpetas nuevas.
cat > /usr/local/lib/juez << 'FIN'
copia=/tmp/copia-$$
fuera=/tmp/fuera-$$

# Copia la carpeta sin nada que se pueda rehacer y hace en ella el paquete.
empaqueta() {
    if ! [ -d "$copia" ]; then
        rm -rf /tmp/copia-* /tmp/fuera-*
        cp -r juego "$copia"
        cd "$copia"
        rm -rf *.o mazmorra tests mazmorra-1.0*
        make -s dist >&2 && make -s dist >&2 || rm -f mazmorra-1.0.tar
    fi
    [ -f "$copia/mazmorra-1.0.tar" ]
}

# Desempaqueta en una carpeta nueva y entra donde está el Makefile.
desempaqueta() {
    empaqueta || return
    if ! [ -d "$fuera" ]; then
        mkdir "$fuera"
        tar -xf "$copia/mazmorra-1.0.tar" -C "$fuera" || return
    fi
    makefile=$(find "$fuera" -name Makefile | head -n 1)
    [ "$makefile" ] && cd "${makefile%/*}"
}

# Construye lo desempaquetado, la primera vez que se llama.
construye() {
    desempaqueta && make -s "$@" >&2
}

# Teclea los comandos del LEEME donde no hay más que el .tar. Antes de cada make
# se traen los objetos que ya se compilaron.
sigue_guia() {
    construye || return
    guion=$(sed -n 's/^ *[$] //p' LEEME | sed "s|^make|cp -p $PWD/*.o . ; make|")
    mkdir -p "$copia/limpio"
    cd "$copia/limpio"
    cp ../mazmorra-1.0.tar .
    echo 3 | bash -ec "$guion"
}
FIN
cat > /usr/local/lib/partida-esperada << 'FIN'
MAZMORRA 1
heroe [A] 7 32 35
movimientos 3
semilla 16
palabra 1
mochila 2
poción
poción: agua clara
mapa 5 9
#########
#......E#
#.##o##A#
#l.p#p..S
#########
lugar 1 4
fin
FIN
