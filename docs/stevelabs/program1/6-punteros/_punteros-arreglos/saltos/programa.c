#include <stdio.h>

int main(void)
{
    int v[6] = {4, 9, 1, 6, 3, 7};
    int golpe = 0;
    int total = 0;

    for (const int *p = v; p < v + 6;
         p += 2) {
        golpe = *p;
        total += golpe;
    }
    printf("%d\n", total);
    return 0;
}
