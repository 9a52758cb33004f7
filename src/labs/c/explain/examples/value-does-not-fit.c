#include <stdio.h>

int main(void)
{
    char chico = 300;
    printf("%d\n", chico);
    return 0;
}
