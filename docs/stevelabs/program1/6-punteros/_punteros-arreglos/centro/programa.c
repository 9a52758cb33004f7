#include <stdio.h>

int main(void)
{
    int v[5] = {3, 8, 5, 1, 6};
    int *p = v + 2;

    printf("%d\n", p[-1]);
    printf("%d\n", *(p + 1));
    printf("%d\n", *p + 1);
    return 0;
}
