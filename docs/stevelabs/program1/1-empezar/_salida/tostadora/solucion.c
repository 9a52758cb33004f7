#include <stdio.h>

int main(void)
{
    printf("%s vence a %s por %d a %d.\n", "Tostadora", "Steve", 3, 0);
    printf("Partida más larga: %.1f minutos.\n", 2.5);
    printf("Tostadas quemadas: %d.\n", 12);
    return 0;
}
