#include <stdio.h>

int main(void)
{
    char name[] = "Ana";
    printf("%S\n", name);
    return 0;
}
