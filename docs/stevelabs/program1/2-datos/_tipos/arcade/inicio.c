#include <stdio.h>

int main(void)
{
    int primero = 0;
    int segundo = 0;
    int tercero = 0;
    int total;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    scanf("%d", &tercero);
    total = primero + segundo + tercero;
    printf("Total: %d puntos\n", total);
    return 0;
}
