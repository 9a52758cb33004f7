#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX + 1] = {0};
    int n = 0;
    int i = 0;

    scanf("%d", &n);
    for (int j = 0; j <= n; j++) {
        scanf("%d", &lista[j]);
    }
    while (lista[i] != lista[n]) {
        i++;
    }
    if (i == n) {
        printf("No está.\n");
    } else {
        printf("Lugar %d\n", i + 1);
    }
    return 0;
}
