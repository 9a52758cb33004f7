#include <stdio.h>

int main(void)
{
    int veces[6] = {0, 0, 0, 0, 0, 0};
    int cara = 0;

    while (scanf("%d", &cara) == 1) {
        for (int i = 0; i < 6; i++) {
            if (cara == i + 1) {
                veces[i]++;
            }
        }
    }
    for (int i = 0; i < 6; i++) {
        printf("%d: %d\n", i + 1, veces[i]);
    }
    return 0;
}
