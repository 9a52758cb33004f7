#include <stdio.h>

void fila(const char nombre[], double precio)
{
    printf("%-14s%8.2f\n", nombre, precio);
}

int main(void)
{
    printf("Recibo\n");
    fila("Antorcha", 3.5);
    fila("Pan", 12);
    fila("Llave maestra", 120.25);
    fila("Total", 135.75);
    return 0;
}
