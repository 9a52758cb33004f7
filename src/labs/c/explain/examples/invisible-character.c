#include <stdio.h>

int main(void)
{
    int a​ = 5;
    ​printf("%d\n", a);
    return 0;
}
