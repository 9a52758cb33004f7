#include <stdio.h>

int main(void)
{
    char nombre[40];
    printf("Nombre completo: ");
    scanf("%39s", nombre);
    printf("Hola, %s\n", nombre);
    return 0;
}
