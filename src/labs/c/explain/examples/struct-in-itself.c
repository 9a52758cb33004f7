#include <stdio.h>

struct nodo {
    int valor;
    struct nodo siguiente;
};

int main(void)
{
    puts("lista");
    return 0;
}
