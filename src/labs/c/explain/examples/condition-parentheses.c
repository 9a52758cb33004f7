#include <stdio.h>

int main(void)
{
    int edad = 20;
    if edad > 17 {
        printf("Adulto\n");
    }
    return 0;
}
