#include <stdio.h>

typedef int (*Op)(int, int);

int add(int a, int b)
{
    return a + b;
}

Op choose(char sign)
{
    if (sign == '+') {
        return add;
    }
    return NULL;
}

int main(void)
{
    int a = 0;
    int b = 0;
    char sign = ' ';

    scanf("%d %c %d", &a, &sign, &b);
    // Use here what choose() returns.
    printf("%d\n", add(a, b));
    return 0;
}
