#include <stdio.h>

int main(void)
{
    char name{40] = "Ana";
    printf("%s\n", name);
    return 0;
}
