// Falla: caso se rinde
// Falla: caso se rinde sin intentarlo
// Falla: caso la clave -1 y ningún intento
// Falla: caso se rinde tras muchos intentos
// mal: no mira si hay más números, y sin acierto repite el último para siempre
#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int intentos = 0;

    scanf("%d", &clave);
    do {
        scanf("%d", &intento);
        intentos++;
        if (intento < clave) {
            printf("Es mayor.\n");
        } else if (intento > clave) {
            printf("Es menor.\n");
        }
    } while (intento != clave);
    printf("Abierta en %d intentos.\n", intentos);
    return 0;
}
