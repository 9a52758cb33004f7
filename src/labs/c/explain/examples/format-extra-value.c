#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("Edad:\n", age);
    return 0;
}
