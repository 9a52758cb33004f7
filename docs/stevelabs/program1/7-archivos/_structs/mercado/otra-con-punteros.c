#include <stdbool.h>
#include <stdio.h>

#define MAX 20

typedef struct cosa {
    int precio;
    char nombre[40];
} Cosa;

bool lee(Cosa *c)
{
    if (scanf("%39s", (*c).nombre) != 1) {
        return false;
    }
    return scanf("%d", &(*c).precio) == 1;
}

int main(void)
{
    Cosa tienda[MAX] = {0};
    const Cosa *barata = tienda;
    const Cosa *cara = tienda;
    int n = 0;

    while (n < MAX && lee(tienda + n)) {
        n++;
    }
    if (n == 0) {
        printf("Cerrado.\n");
        return 0;
    }
    for (const Cosa *p = tienda;
         p < tienda + n; p++) {
        if (p->precio < barata->precio) {
            barata = p;
        }
        if (p->precio > cara->precio) {
            cara = p;
        }
    }
    for (int i = 0; i < n; i++) {
        const Cosa *p = &tienda[i];

        printf("%s %d%s%s\n",
               p->nombre, p->precio,
               &" barata"[p == barata ? 0 : 7],
               &" cara"[p == cara ? 0 : 5]);
    }
    return 0;
}
