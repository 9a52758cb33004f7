#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int semilla = 0;
    int vida = 10;
    int esqueleto = 10;

    if (scanf("%d", &semilla) != 1) {
        return EXIT_FAILURE;
    }
    srand((unsigned)semilla);
    for (int ronda = 1;; ronda++) {
        int a = 0;
        int b = 0;

        a = 1 + rand() % 6;
        b = 1 + rand() % 6;
        if (a < b) {
            vida = vida - (b - a);
        } else if (a > b) {
            esqueleto = esqueleto - (a - b);
        }
        printf("%d y %d: ", a, b);
        printf("%d y %d\n", vida, esqueleto);
        if (vida <= 0) {
            printf("Gana el esqueleto en %d rondas.\n", ronda);
            break;
        }
        if (esqueleto <= 0) {
            printf("Ganas en %d rondas.\n", ronda);
            break;
        }
    }
    return EXIT_SUCCESS;
}
