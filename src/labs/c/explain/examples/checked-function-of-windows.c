#include <stdio.h>

int main(void)
{
    int edad;
    scanf_s("%d", &edad);
    printf("%d\n", edad);
    return 0;
}
