// Falla: caso un signo que no es ninguno
// mal: cualquier signo desconocido acaba en divide
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
    default:
        return divide;
    }
}

int main(void)
{
    int a = 0;
    int b = 0;
    char sign = ' ';

    scanf("%d %c %d", &a, &sign, &b);

    Op op = choose(sign);

    if (op == NULL
        || (sign == '/' && b == 0)) {
        printf("No.\n");
    } else {
        printf("%d\n", op(a, b));
    }
    return 0;
}
