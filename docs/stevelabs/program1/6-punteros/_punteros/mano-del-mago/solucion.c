#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int *p = NULL;
    char orden = '?';

    while (scanf(" %c", &orden) == 1
           && orden != 'x') {
        if (orden == 'o') {
            p = &oro;
        } else if (orden == 'v') {
            p = &vida;
        } else if (orden == 'f') {
            p = &fuerza;
        } else if (orden == '+') {
            int n = 0;

            scanf("%d", &n);
            if (p == NULL) {
                printf("¿A qué?\n");
            } else {
                *p = *p + n;
            }
        }
    }
    printf("oro %d, ", oro);
    printf("vida %d, ", vida);
    printf("fuerza %d\n", fuerza);
    return 0;
}
