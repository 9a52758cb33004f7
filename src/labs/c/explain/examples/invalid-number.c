#include <stdio.h>

int main(void)
{
    int weight = 70kg;
    printf("%d\n", weight);
    return 0;
}
