#include <stdio.h>

int main(void)
{
    char bytes[8] = {0};
    int *numero = (int *)(bytes + 1);
    *numero = 3;
    printf("%d\n", *numero);
    return 0;
}
