#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;
    int lugar = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    for (int i = 0; i < n; i++) {
        if (lista[i] == x) {
            lugar = i + 1;
            break;
        }
    }
    if (lugar > 0) {
        printf("Lugar %d\n", lugar);
    } else {
        printf("No está.\n");
    }
    return 0;
}
