#include <stdio.h>

struct cosa {
    char nombre[16];
    int precio;
};

int main(void)
{
    struct cosa v[4] = {
        {.nombre = "vela", .precio = 6},
        {.nombre = "pan", .precio = 4},
        {.nombre = "soga", .precio = 9},
        {.nombre = "mapa", .precio = 9},
    };
    int caro = 0;

    for (int i = 1; i < 4; i++) {
        if (v[i].precio
            > v[caro].precio) {
            caro = i;
        }
        printf("%s\n", v[caro].nombre);
    }
    return 0;
}
