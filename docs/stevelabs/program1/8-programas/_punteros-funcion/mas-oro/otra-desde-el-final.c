#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 50

struct hero {
    char name[16];
    int gold;
};

int by_name_down(const void *a,
                 const void *b)
{
    const struct hero *x = a;
    const struct hero *y = b;

    return strcmp(y->name, x->name);
}

int by_gold_up(const void *a,
               const void *b)
{
    int x = ((const struct hero *)a)->gold;
    int y = ((const struct hero *)b)->gold;

    if (x == y) {
        return by_name_down(a, b);
    }
    return (x > y) - (x < y);
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
    qsort(v, n, sizeof v[0], by_gold_up);
    for (int i = n - 1; i >= 0; i--) {
        printf("%s %d\n", v[i].name,
               v[i].gold);
    }
    return 0;
}
