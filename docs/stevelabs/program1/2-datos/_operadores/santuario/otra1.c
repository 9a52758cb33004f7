#include <stdio.h>

int main(void)
{
    int vida = 0;
    int trampa = 5;

    scanf("%d", &vida);
    vida -= trampa;
    vida *= 2;
    vida += 1;
    printf("Vida: %d\n", vida);
    return 0;
}
