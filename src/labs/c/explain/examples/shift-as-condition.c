#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (edad << 18) {
        printf("Menor\n");
    }
    return 0;
}
