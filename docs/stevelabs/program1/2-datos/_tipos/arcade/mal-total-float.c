// Falla: caso tres marcadores casi llenos
#include <stdio.h>

int main(void)
{
    int primero = 0;
    int segundo = 0;
    int tercero = 0;
    float total = 0;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    scanf("%d", &tercero);
    total += primero;
    total += segundo;
    total += tercero;
    printf("Total: %.0f puntos\n", total);
    return 0;
}
