#include <stdio.h>

int mayor(const int v[], int n)
{
[[    int mejor = v[0];]]
[[    for (int i = 1; i < n; i++) {]]
[[        if (v[i] > mejor) {]]
[[            mejor = v[i];]]
[[        }]]
[[    }]]
[[    return mejor;]]
}

int main(void)
{
    int v[4] = {0};

    for (int i = 0; i < 4; i++) {
        scanf("%d", &v[i]);
    }
    printf("%d\n", mayor(v, 4));
    return 0;
}
