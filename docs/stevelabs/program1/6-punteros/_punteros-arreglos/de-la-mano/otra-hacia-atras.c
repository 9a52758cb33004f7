#include <stdio.h>

int main(void)
{
    int v[8] = {0};
    int suma = 0;

    for (int i = 0; i < 8; i++) {
        scanf("%d", &v[i]);
    }
    int *p = v + 8;

    while (p > v) {
        p--;
        suma += *p;
    }
    printf("%d\n", suma);
    return 0;
}
