// Falla: exige intactas:MAZMORRA
#include <stdio.h>

int main(void)
{
    printf("==================================\n");
    printf("           LA MAZMORRA\n");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    return 0;
}
