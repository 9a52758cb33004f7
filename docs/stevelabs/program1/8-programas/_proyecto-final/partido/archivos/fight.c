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
