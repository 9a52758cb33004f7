// Falla: caso el juego bueno
// Falla: caso otra mochila buena
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
    check("cuenta o", bag_count(items, n, 'o') == 2);
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
