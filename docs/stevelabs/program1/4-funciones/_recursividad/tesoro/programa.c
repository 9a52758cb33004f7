#include <stdio.h>

int tesoro(int n)
{
    int resto = 0;
    int total = 0;

    if (n > 0) {
        resto = tesoro(n - 1);
        total = n + resto;
    }
    return total;
}

int main(void)
{
    printf("%d\n", tesoro(4));
    return 0;
}
