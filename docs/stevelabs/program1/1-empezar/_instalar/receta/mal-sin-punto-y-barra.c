// Falla: caso puerta
// Falla: caso otro programa
// Falla: caso un nombre de una letra
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué programa?\n");
    scanf("%39s", nombre);
    printf("gcc %s.c -o ", nombre);
    printf("%s\n", nombre);
    printf("%s\n", nombre);
    return 0;
}
