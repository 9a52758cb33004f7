// Falla: caso un solo número
// mal: sin más números scanf no devuelve 0, sino un valor negativo
#include <stdio.h>

int main(void)
{
    int llaves = 0;
    int fuerza = 0;

    if (scanf("%d", &llaves) == 0 ||
        scanf("%d", &fuerza) == 0) {
        printf("No entiendo.\n");
    } else if (llaves > 0) {
        printf("Abres con la llave.\n");
    } else if (fuerza >= 9) {
        printf("Rompes el candado.\n");
    } else if (fuerza >= 5) {
        printf("El candado cruje.\n");
    } else {
        printf("Ni se mueve.\n");
    }
    return 0;
}
