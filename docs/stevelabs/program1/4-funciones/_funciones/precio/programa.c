#include <stdio.h>

[[int precio(int flechas)]]
[[{]]
[[    int total = flechas * 3;]]
[[    if (flechas >= 20) {]]
[[        return total - 10;]]
[[    }]]
[[    return total;]]
[[}]]

int main(void)
{
    int flechas = 0;

    scanf("%d", &flechas);
    printf("Son %d de oro.\n",
           precio(flechas));
    return 0;
}
