#include <stdio.h>

int main(void)
{
    Printf("Hola.\n");
    return 0;
}
