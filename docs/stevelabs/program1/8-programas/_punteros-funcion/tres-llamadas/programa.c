#include <stdio.h>

int from_largest(const void *a,
                 const void *b)
{
    int x = *(const int *)a;
    int y = *(const int *)b;
    int result = 0;

    if (x < y) {
        result = 1;
    }
    if (x > y) {
        result = -1;
    }
    printf("%d\n", result);
    return result;
}

int main(void)
{
    int v[3] = {4, 9, 4};

    from_largest(&v[0], &v[1]);
    from_largest(&v[1], &v[2]);
    from_largest(&v[2], &v[0]);
    return 0;
}
