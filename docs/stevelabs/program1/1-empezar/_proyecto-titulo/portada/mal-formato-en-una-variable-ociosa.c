// Falla: exige recibe:%d=0=1
#include <stdio.h>

int main(void)
{
    const char formato[] = "%d.%d";

    printf("====================="
           "=============\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("====================="
           "=============\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %.1f\n", 0.1);
    return 0;
}
