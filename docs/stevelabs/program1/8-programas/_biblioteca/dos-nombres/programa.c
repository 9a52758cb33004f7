#include <stdio.h>
#include "chest.h"

int main(void)
{
    struct chest *a = chest_create();
    struct chest *b = a;

    if (a == NULL) {
        return 1;
    }
    chest_put(a, 25);
    chest_put(b, 20);
    printf("%d\n", chest_total(a));
    chest_put(b, 10);
    printf("%d\n", chest_total(a));
    chest_destroy(a);
    return 0;
}
