#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién programa?\n");
    scanf("%39s", nombre);
    printf("El editor guarda el texto de %s.\n", nombre);
    printf("El compilador lo traduce.\n");
    printf("El programa contesta a %s.\n", nombre);
    fputs("Y ", stdout);
    fputs(nombre, stdout);
    puts(" vuelve a empezar.");
    return 0;
}
