#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("Edad: " + age);
    return 0;
}
