// Falla: exige intactas:gana
#include <stdio.h>

int main(void)
{
    printf("Tostadora gana a Steve: %d a %d.\n",
           3, 0);
    printf("Duración: %.1f minutos.\n",
           2.5);
    printf("Tostadas: %d.\n", 12);
    return 0;
}
