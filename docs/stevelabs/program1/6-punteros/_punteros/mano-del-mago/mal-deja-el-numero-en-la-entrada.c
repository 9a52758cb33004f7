// Falla: caso dos números antes de elegir
// mal: si no hay nada elegido no lee el número, y lo toma por una orden
#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int *p = NULL;
    char orden = '?';
    int n = 0;

    while (scanf(" %c", &orden) == 1 && orden != 'x') {
        if (orden == 'o') {
            p = &oro;
        } else if (orden == 'v') {
            p = &vida;
        } else if (orden == '+') {
            if (p == NULL) {
                printf("¿A qué?\n");
            } else {
                scanf("%d", &n);
                *p += n;
            }
        } else {
            p = &fuerza;
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
