mkdir juego
cat > juego/dado.h << 'FIN'
int dado(int caras);
FIN
cat > juego/dado.c << 'FIN'
#include "dado.h"

static int tiradas = 0;

int dado(int caras)
{
    tiradas++;
    return tiradas % caras + 1;
}
FIN
cat > juego/heroe.h << 'FIN'
struct heroe {
    int vida;
};
FIN
cat > juego/mapa.h << 'FIN'
#include "heroe.h"

void mapa_cruza(struct heroe *h);
FIN
cat > juego/mapa.c << 'FIN'
#include "mapa.h"
#include "dado.h"

void mapa_cruza(struct heroe *h)
{
    h->vida -= dado(1);
}
FIN
cat > juego/main.c << 'FIN'
#include <stdio.h>
#include "mapa.h"

int main(void)
{
    struct heroe h = {10};

    mapa_cruza(&h);
    printf("Vida: %d\n", h.vida);
    return 0;
}
FIN
cat > juego/Makefile << 'FIN'
juego: main.c mapa.c dado.c
	cc main.c mapa.c dado.c -o juego
FIN
chown -R alumno: juego

# Lo usan las condiciones. Cada comprobación trabaja en una copia de la carpeta.
cat > /usr/local/lib/juez << 'FIN'
copia=/tmp/copia-$$

# Construye la copia desde el principio, la primera vez que se llama.
construye() {
    if ! [ -d "$copia" ]; then
        rm -rf /tmp/copia-*
        cp -r juego "$copia"
        rm -f "$copia"/*.o "$copia"/juego
        make -s -C "$copia"
    fi
    cd "$copia"
}

# Escribe qué rehace make tras tocar unos archivos.
rehace() {
    construye
    touch marca "$@"
    make -s >&2
    for archivo in *.o juego; do
        [ "$archivo" -nt marca ] && echo -n "$archivo "
    done
}
FIN
