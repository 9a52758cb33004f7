#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int accion = 0;

    printf("Acción, ");
    do {
        printf("de 1 a 2:\n");
        if (scanf("%d", &accion)
            [[!= 1]]) {
            return EXIT_FAILURE;
        }
    } while ([[accion < 1 || accion > 2]]);
    printf("Va un %d.\n", accion);
    return EXIT_SUCCESS;
}
