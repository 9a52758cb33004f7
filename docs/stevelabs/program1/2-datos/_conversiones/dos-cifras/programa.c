#include <stdio.h>

int main(void)
{
    char decenas = '?';
    char unidades = '?';
    int piso = 0;

    scanf("%c%c", &decenas, &unidades);
    piso = ([[decenas - '0']]) * 10;
    piso += [[unidades - '0']];
    printf("%d\n", piso + 1);
    return 0;
}
