#include <stdio.h>
#include "dice.h"

int main(void)
{
    int sides = 0;
    int times = 0;
    struct dice *d = NULL;

    scanf("%d %d", &sides, &times);
    d = dice_create(sides);
    if (d == NULL) {
        printf("No hay memoria.\n");
        return 1;
    }
    for (int i = 0; i < times; i++) {
        printf("Sale %d.\n", dice_roll(d));
    }
    printf("Tiradas: %d\n", dice_rolls(d));
    dice_destroy(d);
    return 0;
}

//// Archivo: dice.h
#ifndef DICE_H
#define DICE_H

// The fields are in dice.c

struct dice *dice_create(int sides);
int dice_roll(struct dice *d);
int dice_rolls(const struct dice *d);
void dice_destroy(struct dice *d);

#endif

//// Archivo: dice.c
#include <stdlib.h>
#include "dice.h"

struct dice {
    int sides;
    int rolls;
    int state;
};

struct dice *dice_create(int sides)
{
    struct dice *d = malloc(sizeof *d);

    if (d != NULL) {
        d->sides = sides;
        d->rolls = 0;
        d->state = 4;
    }
    return d;
}

int dice_roll(struct dice *d)
{
    d->rolls++;
    d->state = (d->state * 37 + 11) % 101;
    return d->state % d->sides + 1;
}

int dice_rolls(const struct dice *d)
{
    return d->rolls;
}

void dice_destroy(struct dice *d)
{
    free(d);
}
