#include <stdio.h>

int total(const int *p, const int *fin)
{
    int t = 0;

    for (; p < fin; p++) {
        t += *p;
    }
    return t;
}

int main(void)
{
    int v[8] = {0};
    int suma = 0;

    for (int i = 0; i < 8; i++) {
        scanf("%d", &v[i]);
    }
    suma = total(v, v + 8);
    printf("%d\n", suma);
    return 0;
}
