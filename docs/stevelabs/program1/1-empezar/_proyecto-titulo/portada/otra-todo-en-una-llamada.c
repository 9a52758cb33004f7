#include <stdio.h>

int main(void)
{
    printf("=================="
           "================\n"
           "%22s\n"
           "=================="
           "================\n"
           "%d. Nueva partida\n"
           "%d. Cargar partida\n"
           "%d. Salir\n"
           "Versión %d.%d\n",
           "LA MAZMORRA",
           1, 2, 3, 0, 1);
    return 0;
}
