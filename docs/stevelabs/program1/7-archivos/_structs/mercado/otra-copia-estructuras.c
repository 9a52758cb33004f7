#include <stdbool.h>
#include <stdio.h>

#define MAX 20

struct cosa {
    char nombre[16];
    int precio;
    int lugar;
};

bool lee(struct cosa *c)
{
    return scanf("%15s%d", c->nombre,
                 &c->precio) == 2;
}

void muestra(struct cosa c)
{
    printf("%s %d", c.nombre, c.precio);
}

int main(void)
{
    struct cosa v[MAX];
    struct cosa una;
    int n = 0;

    while (n < MAX && lee(&una)) {
        una.lugar = n;
        v[n] = una;
        n++;
    }
    if (n == 0) {
        printf("Cerrado.\n");
        return 0;
    }

    struct cosa barata = v[0];
    struct cosa cara = v[0];

    for (int i = 1; i < n; i++) {
        if (v[i].precio < barata.precio) {
            barata = v[i];
        }
        if (v[i].precio > cara.precio) {
            cara = v[i];
        }
    }
    for (int i = 0; i < n; i++) {
        muestra(v[i]);
        if (v[i].lugar == barata.lugar) {
            printf(" barata");
        }
        if (v[i].lugar == cara.lugar) {
            printf(" cara");
        }
        printf("\n");
    }
    return 0;
}
