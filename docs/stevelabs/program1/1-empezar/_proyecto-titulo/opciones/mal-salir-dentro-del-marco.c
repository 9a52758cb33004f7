// Falla: caso el menú debajo del marco
#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("3. Salir\n");
    printf("====================="
           "=============\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    return 0;
}
