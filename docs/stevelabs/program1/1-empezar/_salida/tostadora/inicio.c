#include <stdio.h>

int main(void)
{
    printf("%s gana a %s: %d a %d.\n",
           "Steve", "Tostadora", 0, 3);
    printf("Duración: %f minutos.\n",
           2.5);
    printf("Tostadas: muchas.\n");
    return 0;
}
