#include <stdio.h>

int main(void)
{
    int age = 20;
    age = age;
    printf("%d\n", age);
    return 0;
}
