#include <stdbool.h>
#include <stdio.h>

#define MAX 50

int main(void)
{
    int puntos[MAX] = {0};
    bool escrita[MAX] = {false};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    for (int vuelta = 0; vuelta < n; vuelta++) {
        int m = -1;

        for (int i = 0; i < n; i++) {
            if (!escrita[i]
                && (m == -1
                    || puntos[i] > puntos[m])) {
                m = i;
            }
        }
        printf("%d\n", puntos[m]);
        escrita[m] = true;
    }
    return 0;
}
