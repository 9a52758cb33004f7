#include <stdio.h>

int main(void)
{
    int golpe = 0;
    int peor = 0;

    while (scanf("%d", &golpe) == 1
           && golpe != 0) {
        if (golpe > peor) {
            [[peor = golpe]];
        }
    }
    printf("Peor: %d\n", peor);
    return 0;
}
