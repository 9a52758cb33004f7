// Falla: exige intactas:scanf
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    long long monedas = 0;

    if (0)
        scanf("%d", &oro);
    scanf("%lld", &monedas);
    printf("Ocupa %zu bytes\n", sizeof(oro));
    printf("Caben %lld monedas más\n", INT_MAX - monedas);
    return 0;
}
