#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n"
           "Duración: %.1f minutos.\n"
           "Tostadas: %d.\n",
           "Tostadora", "Steve", 3, 0,
           2.5, 12);
    return 0;
}
