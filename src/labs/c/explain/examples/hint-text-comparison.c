#include <stdio.h>

int is_same(const char *one, const char *other)
{
    return one == other;
}

int main(void)
{
    char first[] = "luna";
    char second[] = "luna";

    printf("%d\n", is_same(first, second));
    return 0;
}
