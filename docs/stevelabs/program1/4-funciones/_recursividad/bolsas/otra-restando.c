#include <stdio.h>

int bolsas(int a, int b)
{
    if (a == 0) {
        return b;
    }
    if (b == 0 || a == b) {
        return a;
    }
    if (a > b) {
        return bolsas(a - b, b);
    }
    return bolsas(a, b - a);
}

int main(void)
{
    int oro = 0;
    int plata = 0;

    scanf("%d %d", &oro, &plata);
    printf("Bolsas: %d\n", bolsas(oro, plata));
    return 0;
}
