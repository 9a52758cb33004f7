#include <stdio.h>

int main(void)
{
    int numero = 0;

    scanf("%d", &numero);
    printf("Cifras: %d %d %d\n", 0, 0, 0);
    printf("Suman: %d\n", 0);
    printf("Al revés: %d\n", numero);
    return 0;
}
