// Falla: caso la clave -1 y ningún intento
// mal: pregunta por el último intento, y sin ninguno vale -1
#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = -1;
    int intentos = 0;

    scanf("%d", &clave);
    while (scanf("%d", &intento) == 1) {
        intentos++;
        if (intento == clave) {
            break;
        } else if (intento < clave) {
            printf("Es mayor.\n");
        } else {
            printf("Es menor.\n");
        }
    }
    if (intento == clave) {
        printf("Abierta en ");
    } else {
        printf("Te rindes tras ");
    }
    printf("%d intentos.\n", intentos);
    return 0;
}
