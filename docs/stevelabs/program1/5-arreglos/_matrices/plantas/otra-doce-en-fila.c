#include <stdio.h>

int main(void)
{
    int oro[12] = {0};
    int total = 0;
    int i = 0;

    while (i < 12) {
        scanf("%d", &oro[i]);
        i++;
    }
    for (int p = 0; p < 3; p++) {
        int s = oro[p * 4] + oro[p * 4 + 1]
                + oro[p * 4 + 2] + oro[p * 4 + 3];

        printf("Planta %d: %d\n", p + 1, s);
        total += s;
    }
    printf("Total: %d\n", total);
    return 0;
}
