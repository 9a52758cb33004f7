#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    unsigned long bytes = sizeof oro;

    scanf("%d", &oro);
    printf("Ocupa %zu bytes\n", bytes);
    printf("Caben %lld monedas más\n", (long long)INT_MAX - oro);
    return 0;
}
