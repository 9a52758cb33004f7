#include <stdio.h>

int main(void)
{
    int mes = 010;
    printf("%d\n", mes);
    return 0;
}
