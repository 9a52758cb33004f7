#include <stdio.h>

int main(void)
{
    int edad = 20;
    int precio;
    if (edad < 18) {
        precio = 5;
    }
    printf("%d\n", precio);
    return 0;
}
