#include <stdio.h>

int main(void)
{
    char name[] = "Ana";
    printf(name);
    return 0;
}
