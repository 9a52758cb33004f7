#include <stdio.h>

#define MAX 50

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    for (int i = 0; i < n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
