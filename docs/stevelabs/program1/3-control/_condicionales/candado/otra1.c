#include <stdio.h>

int main(void)
{
    int llaves = 0;
    int fuerza = 0;
    int datos = 0;

    datos += scanf("%d", &llaves);
    datos += scanf("%d", &fuerza);
    if (datos != 2) {
        printf("No entiendo.\n");
        return 0;
    }
    if (llaves >= 1) {
        printf("Abres con la llave.\n");
    }
    if (llaves < 1 && fuerza < 5) {
        printf("Ni se mueve.\n");
    }
    if (llaves < 1 && fuerza >= 5 && fuerza <= 8) {
        printf("El candado cruje.\n");
    }
    if (llaves < 1 && fuerza > 8) {
        printf("Rompes el candado.\n");
    }
    return 0;
}
