#include <stdio.h>

int main(void)
{
    int total-price = 5;
    return 0;
}
