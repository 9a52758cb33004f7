#include <stdio.h>

int main(void)
{
    int edad = 0;
    if (scanf("% d", &edad) != 1) {
        return 1;
    }
    return 0;
}
