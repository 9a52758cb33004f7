#include <stdio.h>

int main(void)
{
    int notas[3] = {7 8 9};

    printf("%d\n", notas[0]);
    return 0;
}
