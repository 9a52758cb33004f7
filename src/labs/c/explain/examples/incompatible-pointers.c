#include <stdio.h>

int main(void)
{
    double price = 4.5;
    int *pointer = &price;
    printf("%d\n", *pointer);
    return 0;
}
