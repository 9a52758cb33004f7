#include <stdio.h>
#include "chest.h"

int main(void)
{
    struct chest *a = chest_create();
    struct chest *b = chest_create();
    char which = ' ';
    int n = 0;

    if (a == NULL || b == NULL) {
        printf("No hay memoria.\n");
        chest_destroy(a);
        chest_destroy(b);
        return 1;
    }
    while (scanf(" %c%d", &which, &n) == 2) {
        struct chest *c = a;

        if (which == 'b') {
            c = b;
        }
        if (n != 0) {
            if (!chest_put(c, n)) {
                printf("No cabe.\n");
            }
        } else if (chest_take(c, &n)) {
            printf("Sale %d.\n", n);
        } else {
            printf("Vacío.\n");
        }
    }
    printf("a: %d, total %d\n",
           chest_count(a), chest_total(a));
    printf("b: %d, total %d\n",
           chest_count(b), chest_total(b));
    chest_destroy(a);
    chest_destroy(b);
    return 0;
}
