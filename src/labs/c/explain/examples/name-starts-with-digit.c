#include <stdio.h>

int main(void)
{
    int 2do = 5;
    printf("%d\n", 2do);
    return 0;
}
