#include <stdio.h>

int main(void)
{
    int[3] notas;
    printf("%d\n", notas[0]);
    return 0;
}
