#include <stdio.h>

void compra(int oro, int precio)
{
    oro = oro - precio;
    precio = 0;
    printf("%d %d\n", oro, precio);
}

int main(void)
{
    int oro = 50;
    int precio = 20;

    compra(oro, precio);
    compra(oro, precio);
    printf("%d %d\n", oro, precio);
    return 0;
}
