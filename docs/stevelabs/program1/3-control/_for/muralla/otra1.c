#include <stdio.h>

int main(void)
{
    int alto = 0;
    int ancho = 0;

    scanf("%d", &alto);
    scanf("%d", &ancho);
    for (int f = 0; f < alto; f++) {
        char relleno = '.';

        if (f == 0 || f == alto - 1) {
            relleno = '#';
        }
        printf("#");
        for (int c = 0; c < ancho - 2; c++) {
            printf("%c", relleno);
        }
        if (ancho > 1) {
            printf("#");
        }
        printf("\n");
    }
    return 0;
}
