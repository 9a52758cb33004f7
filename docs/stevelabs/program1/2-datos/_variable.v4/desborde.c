#include <stdio.h>

int main(void)
{
    char code = 200;

    printf("%d\n", code);
    return 0;
}
