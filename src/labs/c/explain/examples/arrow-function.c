#include <stdio.h>

int doble = (n) => n * 2;

int main(void)
{
    printf("%d\n", doble);
    return 0;
}
