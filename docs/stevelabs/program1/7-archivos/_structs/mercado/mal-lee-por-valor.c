// Falla: caso tres cosas
// Falla: caso una cosa nada más
// Falla: caso empatan varias
// Falla: caso todas cuestan igual
// Falla: caso una cosa gratis
// Falla: caso el precio más alto
// Falla: caso dos se llaman igual
// Falla: caso un nombre de quince letras
// Falla: caso llegan más de veinte
// Falla: caso lee llena la cosa que se le da
// Falla: exige memoria
#include <stdbool.h>
#include <stdio.h>

#define MAX 20

struct cosa {
    char nombre[16];
    int precio;
};

// Lee una cosa y dice si lo consiguió
bool lee(struct cosa c)
{
    return scanf("%15s %d", c.nombre,
                 &c.precio) == 2;
}

int main(void)
{
    struct cosa v[MAX];
    int n = 0;
    int barata = 0;
    int cara = 0;

    while (n < MAX && lee(v[n])) {
        if (v[n].precio
            < v[barata].precio) {
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
