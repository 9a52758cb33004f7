#include <stdio.h>

int main(void)
{
    int veces[6] = {0};
    int cara = 0;

    while (scanf("%d", &cara) == 1) {
        if (cara < 1 || cara > 6) {
            continue;
        }
        veces[cara - 1]++;
    }
    for (int i = 0; i < 6; i++) {
        printf("%d: %d\n", i + 1, veces[i]);
    }
    return 0;
}
