#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';

    scanf("%c%c%c", &primera, &segunda, &tercera);
    printf("Suma: %d\n", primera + segunda + tercera);
    return 0;
}
