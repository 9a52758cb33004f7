// Falla: caso una deuda de cinco monedas
// Falla: caso la mayor deuda posible
// mal: el resultado sale bien, pero la resta de dos int ya se desbordó
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    unsigned int hueco = 0;

    scanf("%d", &oro);
    hueco = INT_MAX - oro;
    printf("Ocupa %zu bytes\n", sizeof(oro));
    printf("Caben %u monedas más\n", hueco);
    return 0;
}
