mkdir game
cat > game/dice.h << 'FIN'
#ifndef DICE_H
#define DICE_H

int dice_roll(int sides);

#endif
FIN
cat > game/dice.c << 'FIN'
#include "dice.h"
#include "luck.h"

int dice_roll(int sides)
{
    return luck_next() % sides + 1;
}
FIN
cat > game/luck.h << 'FIN'
#ifndef LUCK_H
#define LUCK_H

int luck_next(void);

#endif
FIN
cat > game/luck.c << 'FIN'
#include "luck.h"

static int seed = 7;

int luck_next(void)
{
    seed = (seed * 21 + 5) % 1024;
    return seed;
}
FIN
cat > game/main.c << 'FIN'
#include <stdio.h>
#include "dice.h"

int main(void)
{
    for (int i = 0; i < 3; i++) {
        printf("%d\n", dice_roll(6));
    }
    return 0;
}
FIN
chown -R alumno: game
