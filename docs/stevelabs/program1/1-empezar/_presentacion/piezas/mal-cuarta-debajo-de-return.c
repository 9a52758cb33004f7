// Falla: caso programa Ana
// Falla: caso programa otra persona
// Falla: caso un nombre de una letra
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién programa?\n");
    scanf("%39s", nombre);
    printf("El editor guarda el texto de %s.\n", nombre);
    printf("El compilador lo traduce.\n");
    printf("El programa contesta a %s.\n", nombre);
    return 0;
    printf("Y %s vuelve a empezar.\n", nombre);
}
