#include <stdio.h>

int herir(int vida);

int main(void)
{
    int vida = 20;

    herir(vida);
    printf("%d\n", vida);
    vida = herir(vida);
    printf("%d\n", vida);
    return 0;
}

int herir(int vida)
{
    vida -= 5;
    return vida;
}
