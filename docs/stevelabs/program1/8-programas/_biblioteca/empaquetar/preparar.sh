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
