// Falla: caso dos columnas
// mal: con dos de ancho dibuja una sola columna
#include <stdio.h>

int main(void)
{
    int alto = 0;
    int ancho = 0;

    scanf("%d", &alto);
    scanf("%d", &ancho);
    for (int f = 1; f <= alto; f++) {
        printf("#");
        for (int c = 2; c < ancho; c++) {
            if (f == 1 || f == alto) {
                printf("#");
            } else {
                printf(".");
            }
        }
        if (ancho > 2) {
            printf("#");
        }
        printf("\n");
    }
    return 0;
}
