#include <stdio.h>

int main(void)
{
    int age = 0;
    scanf("%d", age);
    printf("%d\n", age);
    return 0;
}
