#include <stdio.h>

int main(void)
{
    int planta[3] = {0};
    int total = 0;

    for (int p = 0; p < 3; p++) {
        for (int c = 0; c < 4; c++) {
            int oro = 0;

            scanf("%d", &oro);
            planta[p] += oro;
            total += oro;
        }
    }
    for (int p = 0; p < 3; p++) {
        printf("Planta %d: %d\n", p + 1, planta[p]);
    }
    printf("Total: %d\n", total);
    return 0;
}
