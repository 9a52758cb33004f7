#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';

    scanf("%c%c%c", &primera, &segunda, &tercera);
    primera -= '0';
    segunda -= '0';
    tercera -= '0';
    printf("Suma: %d\n", primera + segunda + tercera);
    return 0;
}
