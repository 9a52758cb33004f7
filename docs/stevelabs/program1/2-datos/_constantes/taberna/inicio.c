#include <stdio.h>

int main(void)
{
    int sopas = 0;
    int panes = 0;

    scanf("%d", &sopas);
    scanf("%d", &panes);
    printf("Consumo: %.2f\n", sopas * 12.5);
    return 0;
}
