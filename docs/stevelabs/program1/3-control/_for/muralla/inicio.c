#include <stdio.h>

int main(void)
{
    int alto = 0;
    int ancho = 0;

    scanf("%d", &alto);
    scanf("%d", &ancho);
    for (int f = 1; f <= alto; f++) {
        for (int c = 1; c <= ancho;
             c++) {
            printf(".");
        }
        printf("\n");
    }
    return 0;
}
