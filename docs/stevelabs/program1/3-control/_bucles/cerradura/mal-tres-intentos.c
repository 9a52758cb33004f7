// Falla: caso acierta al quinto
// Falla: caso se rinde tras muchos intentos
// mal: solo atiende los tres primeros intentos
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int clave = 0;
    int intento = 0;
    int intentos = 0;
    bool abierta = false;

    scanf("%d", &clave);
    while (!abierta && intentos < 3 &&
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
        printf("Abierta en %d intentos.\n", intentos);
    } else {
        printf("Te rindes tras %d intentos.\n", intentos);
    }
    return 0;
}
