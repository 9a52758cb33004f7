// Falla: caso un signo que no es ninguno
// Falla: caso con un choose que siempre devuelve NULL
// mal: llama aunque el puntero sea nulo
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

    if (sign == '/' && b == 0) {
        printf("No.\n");
    } else {
        printf("%d\n", op(a, b));
    }
    return 0;
}
