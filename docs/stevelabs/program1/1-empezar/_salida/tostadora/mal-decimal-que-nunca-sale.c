// Falla: exige recibe:%.1f=2.5
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 3, 0);
    printf("Duración: %g minutos.\n",
           2.5);
    printf("Tostadas: %d.\n", 12);
    if (0)
        printf("%.1f", 2.5);
    return 0;
}
