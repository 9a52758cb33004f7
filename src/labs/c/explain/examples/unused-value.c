#include <stdio.h>

int main(void)
{
    int age = 20;
    age + 1;
    printf("%d\n", age);
    return 0;
}
