#include <limits.h>
#include <stdio.h>

int main(void)
{
    int menor = INT_MIN;
    printf("%d\n", -menor);
    return 0;
}
