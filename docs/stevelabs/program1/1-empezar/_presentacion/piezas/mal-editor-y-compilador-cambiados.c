// Falla: caso programa Ana
// Falla: caso programa otra persona
// Falla: caso un nombre de una letra
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién programa?\n");
    scanf("%39s", nombre);
    printf("El compilador guarda el texto de %s.\n", nombre);
    printf("El editor lo traduce.\n");
    printf("El programa contesta a %s.\n", nombre);
    printf("Y %s vuelve a empezar.\n", nombre);
    return 0;
}
