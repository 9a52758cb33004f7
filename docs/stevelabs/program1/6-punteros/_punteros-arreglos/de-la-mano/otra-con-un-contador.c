#include <stdio.h>

int main(void)
{
    int v[8] = {0};
    int suma = 0;

    for (int i = 0; i < 8; i++) {
        scanf("%d", &v[i]);
    }
    int *p = v;
    int quedan = 8;

    while (quedan > 0) {
        suma = suma + *p;
        p = p + 1;
        quedan--;
    }
    printf("%d\n", suma);
    return 0;
}
