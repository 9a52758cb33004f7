#include <stdio.h>
#include "heroe.h"

int main(void)
{
    struct heroe h;

    h.vida = heroe_tope();
    while (heroe_vive(&h)) {
        printf("Vida: %d\n", h.vida);
        h.vida -= 8;
    }
    return 0;
}

//// Archivo: heroe.h
[[#include <stdbool.h>]]
[[struct heroe {]]
[[    int vida;]]
[[};]]
[[int heroe_tope(void);]]
[[bool heroe_vive(const struct heroe *h);]]
