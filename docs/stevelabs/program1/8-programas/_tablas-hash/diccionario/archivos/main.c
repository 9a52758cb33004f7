#include <stdio.h>
#include <stdlib.h>
#include "dict.h"

int main(void)
{
    char order = ' ';
    char key[20] = "";
    int value = 0;

    if (!start()) {
        return EXIT_FAILURE;
    }
    while (scanf(" %c %19s", &order, key)
           == 2) {
        if (order == '+') {
            if (scanf("%d", &value) != 1) {
                break;
            }
            if (!put(key, value)) {
                printf("No cabe.\n");
            }
        } else if (order == '-') {
            if (!erase(key)) {
                printf("No estaba.\n");
            }
        } else if (get(key, &value)) {
            printf("%s: %d\n", key, value);
        } else {
            printf("%s no está.\n", key);
        }
    }
    printf("Cubetas: %d\n", buckets());
    finish();
    return EXIT_SUCCESS;
}
