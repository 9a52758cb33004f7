#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *grades = malloc(3);
    free(grades);
    printf("Hola\n");
    return 0;
}
