#include <stdio.h>

#ifndef LEVEL
#error Define LEVEL antes de compilar
#endif

int main(void)
{
    printf("%d\n", LEVEL);
    return 0;
}
