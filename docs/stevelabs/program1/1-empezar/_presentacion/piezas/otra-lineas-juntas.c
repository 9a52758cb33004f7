#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién programa?\n");
    scanf("%39s", nombre);
    printf("El editor guarda el texto de %s.\n", nombre);
    printf("El compilador lo traduce.\nEl ");
    printf("programa contesta a %s.\nY ", nombre);
    printf("%s vuelve a empezar.\n", nombre);
    return 0;
}
