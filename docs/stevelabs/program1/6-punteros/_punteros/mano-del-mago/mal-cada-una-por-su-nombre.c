// Falla: exige puntero
// Falla: exige usa:NULL
// Falla: prohibe asigna:oro
// Falla: prohibe asigna:vida
// Falla: prohibe asigna:fuerza
#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int n = 0;
    char elegida = ' ';
    char orden = '?';

    while (scanf(" %c", &orden) == 1 && orden != 'x') {
        if (orden != '+') {
            elegida = orden;
            continue;
        }
        scanf("%d", &n);
        if (elegida == 'o') {
            oro += n;
        } else if (elegida == 'v') {
            vida += n;
        } else if (elegida == 'f') {
            fuerza += n;
        } else {
            printf("¿A qué?\n");
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
