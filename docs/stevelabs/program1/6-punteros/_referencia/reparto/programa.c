#include <stdio.h>

void reparte(int oro, int cuantos,
             int *parte, [[int *sobra]])
{
    [[*parte]] = oro / cuantos;
    *sobra = [[oro % cuantos]];
}

int main(void)
{
    int oro = 0;
    int toca = 0;
    int resto = 0;

    scanf("%d", &oro);
    reparte(oro, 3, [[&toca]], &resto);
    printf("Cada uno: %d\n", toca);
    printf("Sobran %d\n", resto);
    return 0;
}
