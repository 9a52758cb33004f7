// Falla: caso cantidades muy grandes, con deudas
// mal: la resta no cabe en un int
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

    if (x->gold == y->gold) {
        return strcmp(x->name, y->name);
    }
    return y->gold - x->gold;
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
    qsort(v, n, sizeof v[0], by_gold);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", v[i].name,
               v[i].gold);
    }
    return 0;
}
