#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';
    int suma;

    scanf("%c%c%c", &primera, &segunda, &tercera);
    suma = (primera - '0') + (segunda - '0') + (tercera - '0');
    printf("Suma: %d\n", suma);
    return 0;
}
