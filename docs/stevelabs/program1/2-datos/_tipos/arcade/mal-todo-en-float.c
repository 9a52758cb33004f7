// Falla: caso tres marcadores casi llenos
#include <stdio.h>

int main(void)
{
    float primero = 0;
    float segundo = 0;
    float tercero = 0;
    float total;

    scanf("%f", &primero);
    scanf("%f", &segundo);
    scanf("%f", &tercero);
    total = primero + segundo + tercero;
    printf("Total: %.0f puntos\n", total);
    return 0;
}
