#include <stdio.h>

int main(void)
{
    int llaves = 0;
    int fuerza = 0;

    scanf("%d", &llaves);
    scanf("%d", &fuerza);
    printf("Ni se mueve.\n");
    return 0;
}
