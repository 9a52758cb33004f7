#include <stdio.h>
#define LIMITE = 10

int main(void)
{
    printf("%d\n", LIMITE);
    return 0;
}
