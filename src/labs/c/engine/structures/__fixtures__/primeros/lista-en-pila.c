// formas: lista
// Lista de 3 nodos desde p: 1 → 2 → 3 → NULL
#include <stddef.h>
struct eslabon { int n; struct eslabon *sig; };
int main(void) {
    struct eslabon c = {3, NULL}, b = {2, &c}, a = {1, &b};
    int suma = 0;
    for (struct eslabon *p = &a; p != NULL; p = p->sig) suma += p->n;
    return suma - 6;
}
