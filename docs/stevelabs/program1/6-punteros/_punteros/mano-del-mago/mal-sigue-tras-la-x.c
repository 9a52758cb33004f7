// Falla: caso hay órdenes detrás de la x
// mal: la x no termina el bucle
#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int n = 0;
    int *p = NULL;
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        if (orden == 'o') {
            p = &oro;
        } else if (orden == 'v') {
            p = &vida;
        } else if (orden == 'f') {
            p = &fuerza;
        } else if (orden == '+') {
            scanf("%d", &n);
            if (p == NULL) {
                printf("¿A qué?\n");
            } else {
                *p = *p + n;
            }
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
