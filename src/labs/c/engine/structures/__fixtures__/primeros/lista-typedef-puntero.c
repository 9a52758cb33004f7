// formas: lista
// Lista de 3 nodos desde l: 10 → 20 → 30 → NULL
#include <stdlib.h>
typedef int Dato;
typedef struct tipo_nodo {
    Dato info;
    struct tipo_nodo *enlace;
} *Lista;
static void insertar_final(Lista *l, Dato x) {
    Lista nueva = malloc(sizeof *nueva), p;
    nueva->info = x;
    nueva->enlace = NULL;
    if (*l == NULL) { *l = nueva; return; }
    for (p = *l; p->enlace != NULL; p = p->enlace);
    p->enlace = nueva;
}
int main(void) {
    Lista l = NULL;
    for (int i = 1; i <= 3; i++) insertar_final(&l, 10 * i);
    return 0;
}
