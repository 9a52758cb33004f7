#include <stdio.h>

int main(void)
{
    int resto = 5 − 3;
    printf("%d\n", resto);
    return 0;
}
