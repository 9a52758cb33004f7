// Falla: caso tres cosas
// Falla: caso empatan varias
// Falla: caso dos se llaman igual
// Falla: caso un nombre de quince letras
#include <stdbool.h>
#include <stdio.h>

#define MAX 20

struct cosa {
    char nombre[16];
    int precio;
};

// Lee una cosa y dice si lo consiguió
bool lee(struct cosa *c)
{
    return scanf("%15s %d", c->nombre,
                 &c->precio) == 2;
}

int main(void)
{
    struct cosa v[MAX];
    int n = 0;
    int barata = 0;
    int cara = 0;
    int menor = 0;

    while (n < MAX && lee(&v[n])) {
        if (v[n].precio < menor) {
            menor = v[n].precio;
            barata = n;
        }
        if (v[n].precio > v[cara].precio) {
            cara = n;
        }
        n++;
    }
    if (n == 0) {
        printf("Cerrado.\n");
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d", v[i].nombre,
               v[i].precio);
        if (i == barata) {
            printf(" barata");
        }
        if (i == cara) {
            printf(" cara");
        }
        printf("\n");
    }
    return 0;
}
