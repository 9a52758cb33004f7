#include <stdio.h>

int main(void)
{
    char name[10];
    scanf("%20s", name);
    printf("%s\n", name);
    return 0;
}
