#include <stdio.h>

int main(void)
{
    int t[6][7] = {{0}};

    for (int f = 1; f <= 4; f++) {
        for (int c = 1; c <= 5; c++) {
            scanf("%d", &t[f][c]);
        }
    }
    for (int f = 1; f <= 4; f++) {
        for (int c = 1; c <= 5; c++) {
            int n = 0;

            for (int df = -1; df <= 1; df++) {
                for (int dc = -1; dc <= 1; dc++) {
                    n += t[f + df][c + dc];
                }
            }
            if (t[f][c] == 1) {
                printf("*");
            } else {
                printf("%d", n);
            }
        }
        printf("\n");
    }
    return 0;
}
