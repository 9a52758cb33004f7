// Falla: caso con un choose que siempre devuelve add
// Falla: caso con un choose que siempre devuelve NULL
// mal: elige otra vez en main y no usa el puntero
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
    if (sign == '+') {
        printf("%d\n", add(a, b));
    } else if (sign == '-') {
        printf("%d\n", subtract(a, b));
    } else if (sign == '*') {
        printf("%d\n", multiply(a, b));
    } else if (sign == '/' && b != 0) {
        printf("%d\n", divide(a, b));
    } else {
        printf("No.\n");
    }
    return 0;
}
