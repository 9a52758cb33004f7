// Falla: exige intactas:gana
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.",
           "Tostadora", "Steve", 3, 0);
    printf("\n");
    printf("Duración: %.1f minutos.\n",
           2.5);
    printf("Tostadas: %d.\n", 12);
    return 0;
}
