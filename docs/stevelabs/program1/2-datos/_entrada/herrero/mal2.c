// Falla: caso un dato en cada línea
// Falla: caso los tres datos en una línea
// Falla: caso con líneas en blanco por medio
// Falla: caso una palabra donde va el sello
// mal: lee el precio como entero, y la parte decimal se queda para el sello
#include <stdio.h>

int main(void)
{
    int piezas = 0;
    int precio = 0;
    char sello = '?';

    scanf("%d", &piezas);
    scanf("%d", &precio);
    scanf(" %c", &sello);
    printf("Piezas: %d\n", piezas);
    printf("Precio: %d.00\n", precio);
    printf("Sello: %c\n", sello);
    return 0;
}
