#include <stdio.h>

int main(void)
{
    int age = 0;
    if (scanf("%d", &age != 1))
        puts("No entiendo.");
    return 0;
}
