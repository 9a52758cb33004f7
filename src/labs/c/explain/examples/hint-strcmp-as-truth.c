#include <stdio.h>
#include <string.h>

int main(void)
{
    char clave[20];
    if (scanf("%19s", clave) != 1)
        return 1;
    if (strcmp(clave, "hola"))
        printf("Bienvenido\n");
    else
        printf("Clave incorrecta\n");
    return 0;
}
