#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define POINTS 18
#define BASE_HEALTH 10
#define START_GOLD 50
#define POTION_PRICE 15
#define MAX_POTIONS 3
#define MAX_SEED 9999
#define SIDES 6
#define SKELETON_HEALTH 30
#define CLAW 3
#define POTION_HEALTH 10
#define LOOT 30
#define WIDTH 34
#define ROWS 5
#define COLUMNS 9
#define COINS 25
#define WORD_SIZE 12
#define WORDS 3
#define MAX_MISSES 6
#define DOOR_DAMAGE 8
#define LETTERS 26
#define LINE_SIZE 80
#define TEXT_SIZE 100
#define FORMAT 1
#define MANY 999999999
#define SAVE_FILE "partida.txt"

typedef struct game {
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
} Game;

enum result {
    LOADED, CANNOT_OPEN, NOT_A_GAME, OTHER_VERSION,
    CUT_SHORT, BAD_LINE, NO_MEMORY
};

void title_line(char sign);
void title_show(void);
void input_line(char *dest, int n);
bool input_to_int(const char *text, int *n);
int input_between(int low, int high);
int roll(int sides);
int hero_max_health(int strength);
void hero_create(Game *g);
void hero_sheet(const Game *g);
void fight(Game *g);
void map_draw(char map[ROWS][COLUMNS + 1],
              int row, int column);
bool map_can_enter(char map[ROWS][COLUMNS + 1],
                   int row, int column);
int bag_count(char **items, int n, char sign);
int bag_first(char **items, int n, char sign);
int hero_drink(int health, int max_health);
bool door_try(const char word[], bool hint);
void show_letters(const char seen[]);
bool reveal(const char secret[],
            char seen[], char letter);
bool contains(const char text[], char letter);
void compose(char *text, int n, char sign);
void bag_list(char **items, int n);
char **bag_add(char **items, int *n,
               int *capacity, const char *text);
void bag_free(char **items, int n);
bool bag_remove(char **items, int *n, int place);
bool save_write(const Game *g,
                const char *path);
enum result save_read(Game *g,
                      const char *path, int *line);
void save_tell(enum result r, const char *path,
               int line);

int main(void)
{
    char words[WORDS][WORD_SIZE] = {
        "cofre", "ancla", "espada",
    };
    Game g = {
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

// Leaves in dest a line without its newline.
// n bytes fit, counting the null; the rest is lost
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

// true if text is an integer of up to nine
// digits and nothing else, and leaves it in n
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

int roll(int sides)
{
    return rand() % sides + 1;
}

// The health a hero starts with
int hero_max_health(int strength)
{
    return BASE_HEALTH + 2 * (POINTS - strength);
}

// Asks about the hero and the seed
void hero_create(Game *g)
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

void hero_sheet(const Game *g)
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

void fight(Game *g)
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

// How many items start with sign
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

// Place of the first one, or 0 if there is none
int bag_first(char **items, int n, char sign)
{
    for (int i = 0; i < n; i++) {
        if (items[i][0] == sign) {
            return i + 1;
        }
    }
    return 0;
}

// The health after a potion
int hero_drink(int health, int max_health)
{
    health += POTION_HEALTH;
    if (health > max_health) {
        health = max_health;
    }
    printf("Bebes. Vida: %d\n", health);
    return health;
}

// true if the door opened
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

// Writes the letters with a space between them
void show_letters(const char seen[])
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
bool reveal(const char secret[],
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

bool contains(const char text[], char letter)
{
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == letter) {
            return true;
        }
    }
    return false;
}

// Asks for the inscription and writes in text the
// item of that sign: "poción: agua clara"
void compose(char *text, int n, char sign)
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

void bag_list(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, items[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

// Returns the row of items, maybe moved, with a
// copy of text at the end. Without memory nothing
// changes
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

// Frees the texts and then the row
void bag_free(char **items, int n)
{
    for (int i = 0; i < n; i++) {
        free(items[i]);
    }
    free(items);
}

// Removes the item in that place, counting from 1,
// and frees it. true if there was one
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

// true if the game is now in the file
bool save_write(const Game *g, const char *path)
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
enum result next_line(FILE *f, char *dest,
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
enum result read_number(FILE *f, const char *name,
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

enum result read_hero(FILE *f, Game *g,
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

enum result read_bag(FILE *f, Game *g,
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

enum result read_map(FILE *f, Game *g,
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
enum result read_place(FILE *f, Game *g,
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
enum result read_all(FILE *f, Game *g,
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

// All or nothing. In line, how many lines it read
enum result save_read(Game *g,
                      const char *path, int *line)
{
    Game loaded = {.items = NULL};
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

// Tells how the loading went
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
