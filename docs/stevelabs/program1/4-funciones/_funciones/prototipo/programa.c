#include <stdio.h>

[[int doble(int oro);]]

int main(void)
{
    printf("%d\n", doble(21));
    printf("%d\n", doble(4) + 1);
    return 0;
}

int doble(int oro)
{
    [[return oro * 2;]]
}
