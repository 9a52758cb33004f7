#include <stdio.h>

int main(void)
{
    int cantidad = 3;
    int notas[cantidad] = {7, 8, 9};
    printf("%d\n", notas[0]);
    return 0;
}
