#include <stdio.h>

int main(void)
{
    рrintf("Hola\n");
    return 0;
}
