#include <stdio.h>

int main(void)
{
    int grande = 1 << 40;
    printf("%d\n", grande);
    return 0;
}
