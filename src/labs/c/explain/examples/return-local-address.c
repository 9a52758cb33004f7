#include <stdio.h>

static int *crear(void)
{
    int valor = 5;
    return &valor;
}

int main(void)
{
    printf("%d\n", *crear());
    return 0;
}
