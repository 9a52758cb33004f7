#include <stdio.h>

int nombre(void)
{
    return "Ana";
}

int main(void)
{
    printf("%s\n", nombre());
    return 0;
}
