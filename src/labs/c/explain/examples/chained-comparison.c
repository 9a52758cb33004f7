#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (10 < edad < 15) {
        printf("Entre 10 y 15\n");
    }
    return 0;
}
