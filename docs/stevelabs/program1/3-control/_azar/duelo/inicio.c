#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int semilla = 0;
    int vida = 10;
    int rival = 10;
    int tuya = 0;
    int suya = 0;

    scanf("%d", &semilla);
    tuya = rand() % 6 + 1;
    suya = rand() % 6 + 1;
    printf("%d y %d: %d y %d\n", tuya,
           suya, vida, rival);
    return 0;
}
