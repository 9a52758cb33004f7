#include <stdio.h>

int main(void)
{
    int age = 20;

    if (age =! 18) {
        puts("No tiene 18.");
    }
    return 0;
}
