#include <stdio.h>

int main(void)
{
    int lista[100] = {0};
    int n = 0;
    int x = 0;
    int i = 0;

    scanf("%d", &n);
    while (i < n) {
        scanf("%d", &lista[i]);
        i++;
    }
    scanf("%d", &x);
    i = 0;
    while (i < n && lista[i] != x) {
        i++;
    }
    if (i == n) {
        printf("No está.\n");
    } else {
        printf("Lugar %d\n", i + 1);
    }
    return 0;
}
