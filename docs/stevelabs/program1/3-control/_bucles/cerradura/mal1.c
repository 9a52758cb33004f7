// Falla: caso hay números después del acierto
// Falla: caso se rinde sin intentarlo
// mal: sigue leyendo intentos después de acertar
#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int intentos = 0;

    scanf("%d", &clave);
    while (scanf("%d", &intento) == 1) {
        intentos++;
        if (intento < clave) {
            printf("Es mayor.\n");
        } else if (intento > clave) {
            printf("Es menor.\n");
        } else {
            printf("Abierta en %d intentos.\n", intentos);
        }
    }
    if (intento != clave) {
        printf("Te rindes tras %d intentos.\n", intentos);
    }
    return 0;
}
