#include <stdio.h>
#define 3LIMIT 10

int main(void)
{
    return 0;
}
