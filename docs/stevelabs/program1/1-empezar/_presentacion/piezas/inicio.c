#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién programa?\n");
    scanf("%39s", nombre);
    printf("El programa guarda el texto de %s.\n", nombre);
    printf("El editor lo traduce.\n");
    printf("El compilador contesta a %s.\n", nombre);
    return 0;
}
