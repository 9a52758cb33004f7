#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    if (lista[0] == x) {
        printf("Lugar 1\n");
    } else {
        printf("No está.\n");
    }
    return 0;
}
