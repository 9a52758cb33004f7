#include <stdio.h>

int main(void)
{
    int pesos[3] = {3, 5, 2};
    int total = 0;

    for (int i = 0; i < 3; i++) {
        total += pesos[i];
    }
    printf("%d\n", total);
    return 0;
}
