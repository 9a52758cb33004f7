#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;
    int indice = -1;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    for (int i = n - 1; i >= 0; i--) {
        if (lista[i] == x) {
            indice = i;
        }
    }
    if (indice >= 0) {
        printf("Lugar %d\n", indice + 1);
    } else {
        printf("No está.\n");
    }
    return 0;
}
