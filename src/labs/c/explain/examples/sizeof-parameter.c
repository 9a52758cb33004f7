#include <stdio.h>

static int contar(int valores[])
{
    return sizeof(valores) / sizeof(valores[0]);
}

int main(void)
{
    int notas[3] = {7, 8, 9};
    printf("%d\n", contar(notas));
    return 0;
}
