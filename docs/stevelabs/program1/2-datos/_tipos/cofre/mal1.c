// Falla: caso una deuda de cinco monedas
// Falla: caso la mayor deuda posible
// mal: con una deuda, INT_MAX - oro se desborda en int
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    printf("Ocupa %zu bytes\n", sizeof(oro));
    printf("Caben %d monedas más\n", INT_MAX - oro);
    return 0;
}
