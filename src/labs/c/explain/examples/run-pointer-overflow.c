#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *notas = calloc(3, sizeof *notas);
    if (notas == NULL) return 1;
    int lejos = 1100000000;
    int *luego = notas + lejos;
    printf("%d\n", luego != NULL);
    free(notas);
    return 0;
}
