// Falla: caso con una llave
// mal: pregunta por la fuerza antes que por la llave
#include <stdio.h>

int main(void)
{
    int llaves = 0;
    int fuerza = 0;

    if (scanf("%d", &llaves) != 1 || scanf("%d", &fuerza) != 1) {
        printf("No entiendo.\n");
    } else if (fuerza >= 9) {
        printf("Rompes el candado.\n");
    } else if (fuerza >= 5) {
        printf("El candado cruje.\n");
    } else if (llaves > 0) {
        printf("Abres con la llave.\n");
    } else {
        printf("Ni se mueve.\n");
    }
    return 0;
}
