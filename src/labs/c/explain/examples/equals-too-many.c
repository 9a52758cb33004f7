#include <stdio.h>

int main(void)
{
    int edad = 18;
    if (edad === 18)
        printf("18\n");
    return 0;
}
