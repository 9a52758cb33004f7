#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    unsigned int limite = INT_MAX;

    scanf("%d", &oro);
    printf("Ocupa %zu bytes\n", sizeof(int));
    printf("Caben %u monedas más\n", limite - oro);
    return 0;
}
