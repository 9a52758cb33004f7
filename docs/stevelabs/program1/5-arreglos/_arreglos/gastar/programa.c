#include <stdio.h>

void gastar(int bolsas[], int n)
{
    bolsas[0] = bolsas[0] - 5;
    n = n - 1;
    printf("%d %d\n", bolsas[0], n);
}

int main(void)
{
    int bolsas[2] = {20, 8};
    int n = 2;

    gastar(bolsas, n);
    printf("%d %d\n", bolsas[0], n);
    return 0;
}
