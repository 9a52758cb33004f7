#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age > 17)
        int rest = age - 17;
    printf("%d\n", age);
    return 0;
}
