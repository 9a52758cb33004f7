#include <stdio.h>

int main(void)
{
    long long primero = 0;
    long long segundo = 0;
    long long tercero = 0;
    long long total;

    scanf("%lld", &primero);
    scanf("%lld", &segundo);
    scanf("%lld", &tercero);
    total = primero + segundo + tercero;
    printf("Total: %lld puntos\n", total);
    return 0;
}
