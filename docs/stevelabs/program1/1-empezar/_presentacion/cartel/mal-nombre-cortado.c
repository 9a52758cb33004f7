// Falla: caso un nombre muy largo
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién entra?\n");
    scanf("%9s", nombre);
    printf("Hoy hay curso de C.\n");
    printf("Trae paciencia, %s.\n", nombre);
    return 0;
}
