#include <stdio.h>

int main(void)
{
    char name[20];
    gets(name);
    printf("%s\n", name);
    return 0;
}
