#include <stdio.h>

int main(void)
{
    int edad = 0;
    if (scanf("%d", &edad != 1))
        puts("No entiendo.");
    return 0;
}
