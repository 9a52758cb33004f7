#include <stdio.h>
#include "title.h"

#define WIDTH 34

void title_line(char sign)
{
    for (int i = 0; i < WIDTH; i++) {
        printf("%c", sign);
    }
    printf("\n");
}

void title_show(void)
{
    title_line('=');
    printf("%22s\n", "LA MAZMORRA");
    title_line('=');
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 8);
}
