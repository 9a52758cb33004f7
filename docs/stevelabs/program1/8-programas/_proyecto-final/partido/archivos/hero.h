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
