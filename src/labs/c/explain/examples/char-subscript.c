#include <stdio.h>

int main(void)
{
    int cuentas[256] = {0};
    char letra = 'a';
    cuentas[letra]++;
    printf("%d\n", cuentas[97]);
    return 0;
}
