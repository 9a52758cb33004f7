// Falla: caso otro programa
// Falla: caso un nombre de una letra
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué programa?\n");
    scanf("%39s", nombre);
    printf("gcc puerta.c -o puerta\n");
    printf("./puerta\n");
    return 0;
}
