#include <stdio.h>
#define 3LIMITE 10

int main(void)
{
    return 0;
}
