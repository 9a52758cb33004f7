#include <stdio.h>

int main(void)
{
    int precio-total = 5;
    return 0;
}
