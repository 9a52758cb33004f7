#include <stdio.h>

int main(void)
{
    int age = 20;
    int copy = &age;
    printf("%d\n", copy);
    return 0;
}
