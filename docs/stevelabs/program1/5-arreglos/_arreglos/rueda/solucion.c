#include <stdio.h>

#define MAX 20

void gira(int v[], int n)
{
    if (n > 0) {
        int ultimo = v[n - 1];

        for (int i = n - 1; i > 0; i--) {
            v[i] = v[i - 1];
        }
        v[0] = ultimo;
    }
}

int main(void)
{
    int aro[MAX] = {0};
    int giros = 0;
    int n = 0;

    scanf("%d", &giros);
    while (n < MAX
           && scanf("%d", &aro[n]) == 1) {
        n++;
    }
    for (int i = 0; i < giros; i++) {
        gira(aro, n);
    }
    for (int i = 0; i < n; i++) {
        printf("%d ", aro[i]);
    }
    printf("\n");
    return 0;
}
