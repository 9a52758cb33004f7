// Falla: exige recibe:%22s=LA MAZMORRA
// Falla: exige recibe:%d=0=1
// Falla: exige texto:%d.%d
// Falla: prohibe texto: LA MAZMORRA
// Falla: prohibe texto:0.1
#include <stdio.h>

int main(void)
{
    printf("==================================\n");
    printf("           LA MAZMORRA\n");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión 0.1\n");
    return 0;
}
