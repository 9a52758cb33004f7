#include <stdio.h>
#include <string.h>

int main(void)
{
    char origen[20] = "Lima";
    char destino[20] = "";
    strcpy(origen, destino);
    printf("Destino: %s\n", destino);
    return 0;
}
