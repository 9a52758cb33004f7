mkdir lib
cat > lib/chest.h << 'FIN'
#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

void chest_put(int coins);
bool chest_take(int coins);
int chest_total(void);

#endif
FIN
cat > lib/chest.c << 'FIN'
#include "chest.h"

static int total = 0;

void chest_put(int coins)
{
    total += coins;
}

bool chest_take(int coins)
{
    if (coins > total) {
        return false;
    }
    total -= coins;
    return true;
}

int chest_total(void)
{
    return total;
}
FIN
cat > lib/dice.h << 'FIN'
#ifndef DICE_H
#define DICE_H

int dice_roll(int sides);

#endif
FIN
cat > lib/dice.c << 'FIN'
#include <stdlib.h>
#include "dice.h"

int dice_roll(int sides)
{
    return rand() % sides + 1;
}
FIN
cat > lib/roll.c << 'FIN'
#include <stdio.h>
#include "dice.h"

int main(void)
{
    printf("%d\n", dice_roll(6));
    return 0;
}
FIN
chown -R alumno: lib
