#include <stdio.h>

void cambia(int *a, int *b)
{
    int aux = *a;

    *a = *b;
    *b = aux;
}

int main(void)
{
    int izq = 7;
    int medio = 0;
    int der = 5;

    cambia(&izq, &medio);
    printf("Primer cambio\n");
    cambia(&medio, &der);
    printf("Segundo cambio\n");
    cambia(&izq, &izq);
    printf("Tercer cambio\n");
    cambia(&der, &izq);
    printf("Último cambio\n");
    return 0;
}
