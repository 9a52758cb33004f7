#include <stdio.h>

int main(void)
{
    jugador ana;
    puts("Hola");
    return 0;
}
