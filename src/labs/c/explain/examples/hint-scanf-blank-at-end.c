#include <stdio.h>

int main(void)
{
    int edad = 0;
    if (scanf("%d\n", &edad) != 1) {
        return 1;
    }
    printf("%d\n", edad);
    return 0;
}
