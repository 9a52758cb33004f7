#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("Edad: %d\n" age);
    return 0;
}
