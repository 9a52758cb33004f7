#include <stdio.h>

int main(void)
{
    const char fila[] = "%-14s%8.2f\n";

    printf("Recibo\n");
    printf(fila, "Antorcha", 3.5);
    printf(fila, "Pan", 12.0);
    printf(fila, "Llave maestra", 120.25);
    printf(fila, "Total", 135.75);
    return 0;
}
