#include <stdio.h>

int main(void)
{
    int notas[];
    printf("%d\n", notas[0]);
    return 0;
}
