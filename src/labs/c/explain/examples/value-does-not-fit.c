#include <stdio.h>

int main(void)
{
    char small = 300;
    printf("%d\n", small);
    return 0;
}
