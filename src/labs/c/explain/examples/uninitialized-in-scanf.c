#include <stdio.h>

int main(void)
{
    char *name;
    scanf("%19s", name);
    printf("%s\n", name);
    return 0;
}
