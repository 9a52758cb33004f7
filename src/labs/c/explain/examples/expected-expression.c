#include <stdio.h>

int main(void)
{
    int total = 3 + ;
    printf("%d\n", total);
    return 0;
}
