#include <stdio.h>

int main(void)
{
    int edad = 20;
    int precio = 5 if edad < 18 else 8;
    printf("%d\n", precio);
    return 0;
}
