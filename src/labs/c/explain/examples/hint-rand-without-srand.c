#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("%d\n", rand() % 6 + 1);
    return 0;
}
