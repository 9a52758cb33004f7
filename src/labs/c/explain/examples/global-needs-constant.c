#include <stdio.h>

int cantidad = 3;
int notas[cantidad];

int main(void)
{
    printf("%d\n", notas[0]);
    return 0;
}
