#include <stdio.h>

int main(void)
{
    printf("%.2c\n", 'A');
    return 0;
}
