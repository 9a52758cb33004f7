#include <stdio.h>

int name(void)
{
    return "Ana";
}

int main(void)
{
    printf("%s\n", name());
    return 0;
}
