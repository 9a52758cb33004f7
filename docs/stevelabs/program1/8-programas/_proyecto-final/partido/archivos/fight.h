#ifndef FIGHT_H
#define FIGHT_H

#include "game.h"

void fight(struct game *g);

#endif
