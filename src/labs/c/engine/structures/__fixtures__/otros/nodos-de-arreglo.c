// formas:
// sin dibujo
#include <stddef.h>
struct nodo { int dato; struct nodo *sig; };
int main(void) {
    struct nodo reserva[3];
    for (int i = 0; i < 3; i++) {
        reserva[i].dato = i;
        reserva[i].sig = i < 2 ? &reserva[i + 1] : NULL;
    }
    struct nodo *p = reserva;
    while (p->sig != NULL) p = p->sig;
    return p->dato - 2;
}
