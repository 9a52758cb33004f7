#include <limits.h>
#include <stdio.h>

#define GOLPES 6

int lugar_del_mayor(const int v[], int n)
{
    int mejor = INT_MIN;
    int lugar = 0;

    for (int i = 0; i < n; i++) {
        if (lugar == 0 || v[i] > mejor) {
            mejor = v[i];
            lugar = i + 1;
        }
    }
    return lugar;
}

int main(void)
{
    int golpes[GOLPES];
    int lugar = 0;

    for (int i = 0; i < GOLPES; i++) {
        scanf("%d", &golpes[i]);
    }
    lugar = lugar_del_mayor(golpes, GOLPES);
    printf("%d en el golpe %d\n", golpes[lugar - 1], lugar);
    return 0;
}
