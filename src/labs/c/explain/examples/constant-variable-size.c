#include <stdio.h>

const int cantidad = 3;
int notas[cantidad];

int main(void)
{
    notas[0] = 7;
    printf("%d\n", notas[0]);
    return 0;
}
