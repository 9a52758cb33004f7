#include <stdio.h>

int main(void)
{
    int age = 20;
    int price;
    if (age < 18) {
        price = 5;
    }
    printf("%d\n", price);
    return 0;
}
