// formas: lista
// Lista de 3 nodos desde primero: 4 → 8 → 15 → NULL
#include <stdlib.h>
struct nodo {
    int dato;
    struct nodo *siguiente;
};
int main(void) {
    struct nodo *primero = NULL;
    int datos[] = {15, 8, 4};
    for (int i = 0; i < 3; i++) {
        struct nodo *nuevo = malloc(sizeof(struct nodo));
        nuevo->dato = datos[i];
        nuevo->siguiente = primero;
        primero = nuevo;
    }
    return 0;
}
