#include <stdio.h>

int main(void)
{
    int oro = 4;

    oro *= 2 + 3;
    oro -= 10 / 4;
    oro++;
    printf("Oro: %d\n", oro);
    return 0;
}
