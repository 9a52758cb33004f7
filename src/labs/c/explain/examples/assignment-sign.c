#include <stdio.h>

int main(void)
{
    int age = 0;
    age =: 20;
    printf("%d\n", age);
    return 0;
}
