// Falla: exige recibe:%d=12
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 3, 0);
    printf("Duración: %.1f minutos.\n",
           2.5);
    printf("Tostadas: %d%d.\n", 1, 2);
    return 0;
}
