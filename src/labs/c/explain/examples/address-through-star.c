#include <stdio.h>

int main(void)
{
    int age = 12;
    int *pointer = NULL;

    *pointer = &age;
    printf("%d\n", *pointer);
    return 0;
}
