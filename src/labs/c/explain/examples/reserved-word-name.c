#include <stdio.h>

int main(void)
{
    int default = 5;
    printf("%d\n", default);
    return 0;
}
