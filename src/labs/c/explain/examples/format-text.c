#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("%s\n", age);
    return 0;
}
