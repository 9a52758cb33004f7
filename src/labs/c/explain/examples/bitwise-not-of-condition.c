#include <stdio.h>

int main(void)
{
    int age = 20;
    if (~(age > 17)) {
        printf("Menor\n");
    }
    return 0;
}
