#include <stdio.h>

typedef int (*Op)(int, int);

int add(int a, int b)
{
    return a + b;
}

int subtract(int a, int b)
{
    return a - b;
}

int multiply(int a, int b)
{
    return a * b;
}

int divide(int a, int b)
{
    return a / b;
}

Op choose(char sign)
{
    switch (sign) {
    case '+':
        return add;
    case '-':
        return subtract;
    case '*':
        return multiply;
    case '/':
        return divide;
    default:
        return NULL;
    }
}

int main(void)
{
    int a = 0;
    int b = 0;
    char sign = ' ';

    scanf("%d %c %d", &a, &sign, &b);

    int (*op)(int, int) = choose(sign);

    if (op != NULL && (op != divide || b != 0)) {
        printf("%d\n", (*op)(a, b));
        return 0;
    }
    printf("No.\n");
    return 0;
}
