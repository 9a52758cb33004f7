#include <stdio.h>
#include "ajustes.h"

int main(void)
{
    int golpe = 0;
    int peor = 0;

    while (scanf("%d", &golpe) == 1) {
[[#ifdef DEPURA]]
        printf("[golpe=%d]\n", golpe);
[[#endif]]
        if (golpe > peor) {
            peor = golpe;
        }
    }
    printf("Peor: %d\n", peor);
    return 0;
}
