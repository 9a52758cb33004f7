// Falla: caso se acaba sin ninguna x
// Falla: caso no llega nada
// mal: sin una x se marcha sin escribir las cantidades
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int n = 0;
    int *p = NULL;
    char orden = '?';

    while (orden != 'x') {
        if (scanf(" %c", &orden) != 1) {
            return EXIT_FAILURE;
        }
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
