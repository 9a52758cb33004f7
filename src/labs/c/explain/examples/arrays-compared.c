#include <stdio.h>

int main(void)
{
    char a[10] = "si";
    char b[10];
    scanf("%9s", b);
    if (a == b)
        puts("iguales");
    return 0;
}
