#include <stdio.h>
#include "chest.h"

int main(void)
{
    struct chest *c = chest_create(5);
    int n = 0;

    if (c == NULL) {
        printf("No hay memoria.\n");
        return 1;
    }
    while (scanf("%d", &n) == 1) {
        if (!chest_put(c, n)) {
            printf("No cabe %d.\n", n);
        }
    }
    printf("Hay %d.\n", chest_count(c));
#if CHEST_VERSION >= 11
    int more[] = {10, 20};
    struct chest *twin = chest_copy(c);

    if (twin != NULL) {
        if (!chest_put_all(twin, more, 2)) {
            printf("Los dos no caben.\n");
        }
        printf("Copia: %d, total %d\n",
               chest_count(twin),
               chest_total(twin));
    }
    chest_destroy(twin);
#endif
    printf("Total: %d\n", chest_total(c));
    chest_destroy(c);
    return 0;
}
