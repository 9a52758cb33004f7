#include <stdio.h>

int main(void)
{
    char a[5] = "";
    char b[20] = "";

    scanf("%4s", a);
    scanf("%19s", b);
    printf("[%s]\n", a);
    printf("[%s]\n", b);
    return 0;
}
