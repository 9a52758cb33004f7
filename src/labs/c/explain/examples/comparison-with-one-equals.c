#include <stdio.h>

int main(void)
{
    int edad = 18;
    if (edad % 2 = 0) {
        puts("Par");
    }
    return 0;
}
