#include <stdio.h>

int main(void)
{
    printf("%.1f\n", 9 / 2 + 1.0);
    printf("%.1f\n", 9 / (2 + 1.0));
    return 0;
}
