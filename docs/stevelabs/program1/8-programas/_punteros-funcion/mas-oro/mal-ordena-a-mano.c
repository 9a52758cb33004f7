// Falla: exige funcion:qsort
// mal: ordena por selección
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 50

struct hero {
    char name[16];
    int gold;
};

int by_gold(const void *a, const void *b)
{
    const struct hero *x = a;
    const struct hero *y = b;

    if (x->gold > y->gold) {
        return -1;
    }
    if (x->gold < y->gold) {
        return 1;
    }
    return strcmp(x->name, y->name);
}

int main(void)
{
    struct hero v[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%15s %d", v[n].name,
                    &v[n].gold) == 2) {
        n++;
    }
    for (int i = 0; i < n - 1; i++) {
        for (int j = i + 1; j < n; j++) {
            if (by_gold(&v[i], &v[j]) > 0) {
                struct hero aux = v[i];

                v[i] = v[j];
                v[j] = aux;
            }
        }
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", v[i].name,
               v[i].gold);
    }
    return 0;
}
