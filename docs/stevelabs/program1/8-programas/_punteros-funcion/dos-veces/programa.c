#include <stdio.h>

typedef int (*Op)(int, int);

int add(int a, int b)
{
    return a + b;
}

int multiply(int a, int b)
{
    return a * b;
}

int again(Op op, int n)
{
    return op(op(n, n), n);
}

int main(void)
{
    printf("%d\n", again(add, 3));
    printf("%d\n", again(multiply, 3));
    return 0;
}
