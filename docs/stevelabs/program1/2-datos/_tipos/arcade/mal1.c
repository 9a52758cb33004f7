// Falla: caso tres marcadores llenos
// Falla: caso un punto por encima del límite de int
// Falla: caso tres marcadores casi llenos
// mal: suma tres int, y la suma se desborda antes de llegar al long long
#include <stdio.h>

int main(void)
{
    int primero = 0;
    int segundo = 0;
    int tercero = 0;
    long long total;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    scanf("%d", &tercero);
    total = primero + segundo + tercero;
    printf("Total: %lld puntos\n", total);
    return 0;
}
