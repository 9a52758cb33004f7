// Falla: exige recibe:%22s=LA MAZMORRA
#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("%11s", "");
    printf("LA MAZMORRA%22s\n", "");
    printf("====================="
           "=============\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n", 0, 1);
    return 0;
}
