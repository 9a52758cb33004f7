#include <stdio.h>

int main(void)
{
    for (int f = 1; f <= 3; f++) {
        for (int c = 1; c <= f; c++) {
            printf("x");
        }
        printf("\n");
    }
    return 0;
}
