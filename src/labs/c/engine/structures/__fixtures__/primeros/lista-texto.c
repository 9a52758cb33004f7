// formas: lista
// Lista de 2 nodos desde cab: "Ana" → "Luis" → NULL
#include <stdlib.h>
#include <string.h>
typedef struct persona {
    char nombre[16];
    int edad;
    struct persona *siguiente;
} Persona;
static Persona *nueva(const char *nombre, int edad) {
    Persona *p = calloc(1, sizeof *p);
    strcpy(p->nombre, nombre);
    p->edad = edad;
    return p;
}
int main(void) {
    Persona *cab = nueva("Ana", 20);
    cab->siguiente = nueva("Luis", 30);
    return 0;
}
