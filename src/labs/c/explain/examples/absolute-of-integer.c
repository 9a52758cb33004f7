#include <math.h>
#include <stdio.h>

int main(void)
{
    int x = -3;
    printf("%f\n", fabs(x));
    return 0;
}
