#include <stdio.h>

int main(void)
{
    int 2nd = 5;
    printf("%d\n", 2nd);
    return 0;
}
