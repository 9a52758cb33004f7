#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int cuantos = 0;

    scanf("%d", &clave);
    while (scanf("%d", &intento) == 1) {
        cuantos++;
        if (intento == clave) {
            printf("Abierta en %d intentos.\n", cuantos);
            return 0;
        }
        if (clave > intento) {
            printf("Es mayor.\n");
        } else {
            printf("Es menor.\n");
        }
    }
    printf("Te rindes tras %d intentos.\n", cuantos);
    return 0;
}
