#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int intentos = 0;
    bool abierta = false;

    scanf("%d", &clave);
    while (!abierta &&
           scanf("%d", &intento) == 1) {
        intentos++;
        if (intento == clave) {
            abierta = true;
        } else if (intento < clave) {
            printf("Es mayor.\n");
        } else {
            printf("Es menor.\n");
        }
    }
    if (abierta) {
        printf("Abierta en ");
    } else {
        printf("Te rindes tras ");
    }
    printf("%d intentos.\n", intentos);
    return 0;
}
