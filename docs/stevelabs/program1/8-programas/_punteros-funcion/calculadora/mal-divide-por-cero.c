// Falla: caso una división entre 0
// mal: pregunta por NULL y no por el divisor
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
    if (sign == '+') {
        return add;
    }
    if (sign == '-') {
        return subtract;
    }
    if (sign == '*') {
        return multiply;
    }
    if (sign == '/') {
        return divide;
    }
    return NULL;
}

int main(void)
{
    int a = 0;
    int b = 0;
    char sign = ' ';

    scanf("%d %c %d", &a, &sign, &b);

    Op op = choose(sign);

    if (op == NULL) {
        printf("No.\n");
    } else {
        printf("%d\n", op(a, b));
    }
    return 0;
}
