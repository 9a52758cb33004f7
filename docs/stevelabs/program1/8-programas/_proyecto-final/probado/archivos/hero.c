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
