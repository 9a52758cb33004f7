#include <stdio.h>

int main(void)
{
    int lives;

    printf("Vidas: %d\n", lives);
    return 0;
}
