#include <stdio.h>
#include <stdbool.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int n = 0;
    int *blanco = NULL;
    char letra = ' ';
    bool sigue = true;

    while (sigue && scanf(" %c", &letra) == 1) {
        switch (letra) {
        case 'o':
            blanco = &oro;
            break;
        case 'v':
            blanco = &vida;
            break;
        case 'f':
            blanco = &fuerza;
            break;
        case '+':
            if (scanf("%d", &n) == 1 && blanco != NULL) {
                *blanco += n;
            } else {
                printf("¿A qué?\n");
            }
            break;
        default:
            sigue = false;
            break;
        }
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
