// Falla: caso con varias llaves y fuerza negativa
// Falla: caso sin llave y con fuerza negativa
// mal: toma un -1 por un fallo de la lectura
#include <stdio.h>

int main(void)
{
    int llaves = 0;
    int fuerza = -1;

    scanf("%d", &llaves);
    scanf("%d", &fuerza);
    if (fuerza == -1) {
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
