#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (edad != 10 || edad != 20) {
        printf("Siempre\n");
    }
    return 0;
}
