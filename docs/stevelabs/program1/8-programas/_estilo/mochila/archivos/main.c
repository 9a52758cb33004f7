#include <stdbool.h>
#include <stdio.h>
#include "bag.h"

int main(void)
{
    struct bag bag = {{0}, 0};
    int weight = 0;

    while (scanf("%d", &weight) == 1) {
        if (!put(&bag, weight)) {
            printf("No cabe.\n");
        }
    }
    print_bag(&bag);
    if (bag.count > 0) {
        printf("Caben %d más.\n",
               MAX_ITEMS - bag.count);
        printf("La mayor pesa %d.\n",
               heaviest(&bag));
    }
    return 0;
}
