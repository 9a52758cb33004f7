#include <stdio.h>

int main(void)
{
    int dia = 09;
    printf("%d\n", dia);
    return 0;
}
