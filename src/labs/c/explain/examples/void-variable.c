#include <stdio.h>

int main(void)
{
    void total;
    printf("Hola\n");
    return 0;
}
