#include <stdio.h>

int main(void)
{
    int age = 20;
    if (10 < age < 15) {
        printf("Entre 10 y 15\n");
    }
    return 0;
}
