#include <stdio.h>

int main(void)
{
    int notas = 3;
    printf("%d\n", notas[0]);
    return 0;
}
