#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age => 18) {
        printf("Adulto\n");
    }
    return 0;
}
