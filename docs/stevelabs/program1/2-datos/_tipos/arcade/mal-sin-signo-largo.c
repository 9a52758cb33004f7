// Falla: caso un total negativo
#include <stdio.h>

int main(void)
{
    unsigned long long primero = 0;
    unsigned long long segundo = 0;
    unsigned long long tercero = 0;

    scanf("%llu", &primero);
    scanf("%llu", &segundo);
    scanf("%llu", &tercero);
    printf("Total: %llu puntos\n", primero + segundo + tercero);
    return 0;
}
