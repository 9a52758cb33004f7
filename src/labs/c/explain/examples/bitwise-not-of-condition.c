#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (~(edad > 17)) {
        printf("Menor\n");
    }
    return 0;
}
