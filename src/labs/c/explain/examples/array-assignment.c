#include <stdio.h>

int main(void)
{
    char name[10];
    name = "Ana";
    printf("%s\n", name);
    return 0;
}
