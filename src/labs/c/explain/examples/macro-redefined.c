#include <stdio.h>
#define LIMIT 10
#define LIMIT 20

int main(void)
{
    printf("%d\n", LIMIT);
    return 0;
}
