#include <stdio.h>

int comprar([[int oro]])
{
    return [[oro - 30]];
}

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d", &ana);
    scanf("%d", &beto);
    ana = comprar(ana);
    [[beto = comprar(beto);]]
    printf("%d %d\n", ana, beto);
    return 0;
}
