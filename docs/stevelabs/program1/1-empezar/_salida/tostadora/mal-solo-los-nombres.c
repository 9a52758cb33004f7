// Falla: caso la crónica verdadera
#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 0, 3);
    printf("Duración: %.1f minutos.\n",
           2.5);
    printf("Tostadas: %d.\n", 12);
    return 0;
}
