#include <stdio.h>

int main(void)
{
    int puntos[3] = {50, 20, 8};
    char letras[] = "ovf";
    int *p = NULL;
    char orden = '?';
    int n = 0;

    while (scanf(" %c", &orden) == 1 && orden != 'x') {
        for (int i = 0; i < 3; i++) {
            if (orden == letras[i]) {
                p = &puntos[i];
            }
        }
        if (orden == '+') {
            scanf("%d", &n);
            if (p != NULL) {
                *p += n;
            } else {
                printf("¿A qué?\n");
            }
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", puntos[0], puntos[1], puntos[2]);
    return 0;
}
