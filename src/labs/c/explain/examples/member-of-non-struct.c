#include <stdio.h>

int main(void)
{
    int aqui = 3;
    printf("%d\n", aqui.x);
    return 0;
}
