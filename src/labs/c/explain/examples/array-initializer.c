#include <stdio.h>

int main(void)
{
    int notas[3] = 5;
    printf("%d\n", notas[0]);
    return 0;
}
