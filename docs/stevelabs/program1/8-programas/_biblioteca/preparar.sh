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

# La máquina no trae ar. Este hace, con tcc, lo que enseña la lección.
cat > /usr/local/bin/ar << 'FIN'
#!/bin/bash
# ar de esta máquina. Entiende r, c, s y t.
letras=${1#-} biblioteca=$2
shift 2
if [[ ! $letras =~ ^[rcst]+$ || -z $biblioteca ]]; then
    echo "ar: aquí se usa como «ar rcs libx.a a.o b.o» o «ar t libx.a»" >&2
    exit 1
fi

# Escribe, de cada objeto, su nombre, dónde empieza y cuánto ocupa.
recorre() {
    [ -f "$biblioteca" ] || return 1
    local lugar=8 total cabecera nombre largo
    total=$(stat -c %s "$biblioteca")
    while ((lugar < total)); do
        cabecera=$(tail -c +$((lugar + 1)) "$biblioteca" | head -c 60)
        nombre=${cabecera%%/*} largo=$((${cabecera:48:10}))
        [ -n "$nombre" ] && echo "$nombre $((lugar + 60)) $largo"
        lugar=$((lugar + 60 + largo + largo % 2))
    done
}

if [[ $letras == *t* ]]; then
    if ! [ -f "$biblioteca" ]; then
        echo "ar: $biblioteca: No such file or directory" >&2
        exit 1
    fi
    recorre | cut -d ' ' -f 1
    exit
fi

# Lo que ya estaba en la biblioteca se queda, salvo que llegue otro igual.
viejos=$(mktemp -d)
recorre | while read -r nombre lugar largo; do
    tail -c +$((lugar + 1)) "$biblioteca" | head -c "$largo" > "$viejos/$nombre"
done
for objeto; do
    rm -f "$viejos/${objeto##*/}"
done
shopt -s nullglob
tcc -ar rcs "$biblioteca" "$viejos"/* "$@"
estado=$?
rm -r "$viejos"
exit $estado
FIN
chmod +x /usr/local/bin/ar
