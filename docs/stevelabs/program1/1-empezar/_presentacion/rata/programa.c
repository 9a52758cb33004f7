#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Quién duerme?\n");
    scanf("%39s", nombre);
    printf("¡Arriba, %s!\n", [[nombre]]);
    printf("Hay una [[rata]].\n");
    return 0;
}
