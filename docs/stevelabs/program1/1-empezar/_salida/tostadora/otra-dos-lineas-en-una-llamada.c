#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Tostadora", "Steve", 3, 0);
    printf("Duración: %.1f minutos.\n"
           "Tostadas: %d.\n",
           2.5, 12);
    return 0;
}
