// Falla: caso entra Ana
// Falla: caso entra otra persona
// Falla: caso un nombre de una letra
// Falla: caso un nombre muy largo
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién entra?\n");
    scanf("%39s", nombre);
    printf("Hoy hay curso de C.\n");
    printf("Trae un delantal, %s.\n", nombre);
    return 0;
}
