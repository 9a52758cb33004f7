#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age > 17) {
        printf("Adulto\n");
    return 0;
}
