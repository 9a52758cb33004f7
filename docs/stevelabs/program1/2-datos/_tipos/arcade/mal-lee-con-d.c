// Falla: caso un total negativo
#include <stdio.h>

int main(void)
{
    long long primero = 0;
    long long segundo = 0;
    long long tercero = 0;
    long long total;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    scanf("%d", &tercero);
    total = primero + segundo + tercero;
    printf("Total: %lld puntos\n", total);
    return 0;
}
