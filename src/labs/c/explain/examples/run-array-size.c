#include <stdio.h>

int main(void)
{
    int cantidad = 0;
    scanf("%d", &cantidad);
    int notas[cantidad];
    printf("%zu\n", sizeof notas);
    return 0;
}
