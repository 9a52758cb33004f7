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

struct row {
    char sign;
    Op op;
};

Op choose(char sign)
{
    const struct row table[] = {
        {'+', add},
        {'-', subtract},
        {'*', multiply},
        {'/', &divide},
    };

    for (int i = 0; i < 4; i++) {
        if (table[i].sign == sign) {
            return table[i].op;
        }
    }
    return NULL;
}

int main(void)
{
    int a = 0;
    int b = 0;
    char sign = ' ';

    scanf("%d %c %d", &a, &sign, &b);
    if (choose(sign) == NULL) {
        printf("No.\n");
    } else if (sign == '/' && b == 0) {
        printf("No.\n");
    } else {
        printf("%d\n", choose(sign)(a, b));
    }
    return 0;
}
