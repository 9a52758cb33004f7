#include <stdio.h>

int main(void)
{
    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("%d. Nueva partida\n", 1);
    printf("%d. Cargar partida\n", 2);
    printf("%d. %s\n", 3, "Salir");
    return 0;
}
