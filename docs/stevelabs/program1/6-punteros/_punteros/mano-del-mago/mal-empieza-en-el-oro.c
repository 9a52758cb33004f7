// Falla: caso dos números antes de elegir
// mal: el puntero empieza apuntando al oro
#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int *p = &oro;
    char orden = '?';
    int n = 0;

    while (scanf(" %c", &orden) == 1 && orden != 'x') {
        if (orden == 'o') {
            p = &oro;
        } else if (orden == 'v') {
            p = &vida;
        } else if (orden == 'f') {
            p = &fuerza;
        } else if (orden == '+') {
            scanf("%d", &n);
            if (p != NULL) {
                *p += n;
            } else {
                printf("¿A qué?\n");
            }
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
