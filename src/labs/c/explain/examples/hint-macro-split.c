#include <stdio.h>
#define DOBLE(x) x + x

int main(void)
{
    printf("%d\n", 3 * DOBLE(4));
    return 0;
}
