#include <stdio.h>

int main(void)
{
    int edad = 0;
    scanf("%d", edad);
    printf("%d\n", edad);
    return 0;
}
