#include <stdio.h>

int main(void)
{
    int age = 20;
    printf(age);
    return 0;
}
