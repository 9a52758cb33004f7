// Falla: caso tres por cinco
// Falla: caso más alta que ancha
// Falla: caso un pasillo de una columna
// Falla: caso una sala cuadrada grande
// Falla: caso dos columnas
// mal: olvida los lados y solo pone muro arriba y abajo
#include <stdio.h>

int main(void)
{
    int alto = 0;
    int ancho = 0;

    scanf("%d", &alto);
    scanf("%d", &ancho);
    for (int f = 1; f <= alto; f++) {
        for (int c = 1; c <= ancho; c++) {
            if (f == 1 || f == alto) {
                printf("#");
            } else {
                printf(".");
            }
        }
        printf("\n");
    }
    return 0;
}
