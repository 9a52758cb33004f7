#include <stdio.h>
#include "mochila.h"

int main(void)
{
    char orden = ' ';
    int n = 0;

    while (scanf(" %c%d", &orden, &n) == 2) {
        if (orden == '?') {
            printf("%d\n", mochila_ve(n));
        } else if (mochila_mete(n)) {
            printf("Dentro.\n");
        } else {
            printf("No cabe.\n");
        }
    }
    return 0;
}
