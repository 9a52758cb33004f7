#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int edad = -3;
    if (edad < 0) {
        abort();
    }
    printf("%d\n", edad);
    return 0;
}
