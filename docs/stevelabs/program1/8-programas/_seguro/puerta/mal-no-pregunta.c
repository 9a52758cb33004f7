// Falla: caso la línea está vacía
// Falla: caso no se teclea nada
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16] = "";

    scanf("%15s", name);
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}
