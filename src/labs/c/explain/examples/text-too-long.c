#include <stdio.h>

int main(void)
{
    char name[3] = "Ana";
    printf("%c\n", name[0]);
    return 0;
}
