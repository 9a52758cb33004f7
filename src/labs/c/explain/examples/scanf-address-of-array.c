#include <stdio.h>

int main(void)
{
    char name[20];
    scanf("%19s", &name);
    printf("%s\n", name);
    return 0;
}
