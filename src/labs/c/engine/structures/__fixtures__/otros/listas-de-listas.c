// formas: lista
// Lista de 2 nodos desde agenda: "Ana" → "Luis" → NULL
// Lista de 2 nodos desde bloque 1.telefonos: 22 → 11 → NULL
#include <stdlib.h>
struct telefono { int numero; struct telefono *otro; };
struct contacto { const char *nombre; struct telefono *telefonos; struct contacto *sig; };
static void telefono(struct contacto *c, int numero) {
    struct telefono *t = malloc(sizeof *t);
    t->numero = numero;
    t->otro = c->telefonos;
    c->telefonos = t;
}
int main(void) {
    struct contacto *agenda = calloc(1, sizeof *agenda);
    agenda->nombre = "Ana";
    telefono(agenda, 11);
    telefono(agenda, 22);
    agenda->sig = calloc(1, sizeof *agenda);
    agenda->sig->nombre = "Luis";
    return 0;
}
