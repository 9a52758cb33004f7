#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int intentos = 0;

    scanf("%d", &clave);
    scanf("%d", &intento);
    intentos++;
    if (intento == clave) {
        printf("Abierta en %d intentos.\n",
               intentos);
    }
    return 0;
}
