#include <stdio.h>

int main(void)
{
    int age = 20;
    int *pointer = age;
    printf("%d\n", *pointer);
    return 0;
}
