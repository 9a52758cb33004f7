#include <stdio.h>

int main(void)
{
    int age = 20;
    int age = 21;
    printf("%d\n", age);
    return 0;
}
