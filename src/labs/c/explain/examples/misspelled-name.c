#include <stdio.h>

int main(void)
{
    int counter = 5;
    printf("%d\n", conuter);
    return 0;
}
