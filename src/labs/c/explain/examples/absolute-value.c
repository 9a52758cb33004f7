#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    double x = -2.5;
    printf("%d\n", abs(x));
    return 0;
}
