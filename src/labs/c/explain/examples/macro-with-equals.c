#include <stdio.h>
#define LIMIT = 10

int main(void)
{
    printf("%d\n", LIMIT);
    return 0;
}
