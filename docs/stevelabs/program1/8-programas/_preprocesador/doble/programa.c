#include <stdio.h>

#define DOBLE(x) ((x) + (x))
#define RESTA(a, b) (a - b)

int main(void)
{
    printf("%d\n", 3 * DOBLE(1 + 2));
    printf("%d\n", 2 * RESTA(10, 4));
    printf("%d\n", RESTA(10, 4 + 1));
    return 0;
}
