#include <stdio.h>

int main(void)
{
    int precio = 4.5;
    printf("%d\n", precio);
    return 0;
}
