// Falla: caso con n en 2 gira los dos primeros
// Falla: exige memoria
// mal: empuja el último a v[n], que no es suyo
#include <stdio.h>

#define MAX 20

void gira(int v[], int n)
{
    if (n > 0) {
        for (int i = n; i > 0; i--) {
            v[i] = v[i - 1];
        }
        v[0] = v[n];
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
