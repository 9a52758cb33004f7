#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *notas = malloc(3);
    free(notas);
    printf("Hola\n");
    return 0;
}
