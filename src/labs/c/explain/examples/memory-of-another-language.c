#include <stdio.h>

int main(void)
{
    int *notas = new int[5];
    notas[0] = 7;
    printf("%d\n", notas[0]);
    return 0;
}
