#include <stdio.h>

int main(void)
{
    printf("%s vence a %s por %d a %d.\n", "Steve", "Tostadora", 0, 3);
    printf("Partida más larga: %f minutos.\n", 2.5);
    printf("Tostadas quemadas: muchas.\n");
    return 0;
}
