#include <stdio.h>

enum { SUELO, MURO, ORO, TRAMPA, N };

struct cuenta {
    const char *nombre;
    int veces;
};

int main(void)
{
    struct cuenta t[N] = {
        [SUELO] = {.nombre = "suelo"},
        [MURO] = {.nombre = "muro"},
        [ORO] = {.nombre = "oro"},
        [TRAMPA] = {.nombre = "trampa"},
    };
    int total = 0;
    int buenos = 0;
    int x = 0;

    while (scanf("%d", &x) == 1) {
        total++;
        for (int i = 0; i < N; i++) {
            if (x == i) {
                t[i].veces++;
                buenos++;
            }
        }
    }
    for (int i = 0; i < N; i++) {
        printf("%s: %d\n", t[i].nombre, t[i].veces);
    }
    printf("otros: %d\n", total - buenos);
    return 0;
}
