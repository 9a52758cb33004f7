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
    const struct hero *x = *(struct hero *const *)a;
    const struct hero *y = *(struct hero *const *)b;

    if (x->gold != y->gold) {
        if (x->gold > y->gold) {
            return -5;
        }
        return 5;
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

    struct hero *row[MAX];

    for (int i = 0; i < n; i++) {
        row[i] = &v[i];
    }
    qsort(row, n, sizeof row[0], by_gold);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", row[i]->name,
               row[i]->gold);
    }
    return 0;
}
