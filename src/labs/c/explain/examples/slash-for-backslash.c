#include <stdio.h>

int main(void)
{
    putchar('A');
    putchar('/n');
    return 0;
}
