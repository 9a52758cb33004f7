// Falla: caso letras en lugar de números
// Falla: caso solo el primero es un número
// Falla: caso un solo número
// mal: anuncia un fallo al sistema, y el enunciado pide que devuelva 0
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int llaves = 0;
    int fuerza = 0;

    if (scanf("%d", &llaves) != 1 || scanf("%d", &fuerza) != 1) {
        printf("No entiendo.\n");
        return EXIT_FAILURE;
    }
    if (llaves > 0) {
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
