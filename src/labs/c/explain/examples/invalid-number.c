#include <stdio.h>

int main(void)
{
    int peso = 70kg;
    printf("%d\n", peso);
    return 0;
}
