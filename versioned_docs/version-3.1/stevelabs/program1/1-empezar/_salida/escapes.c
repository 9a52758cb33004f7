#include <stdio.h>

int main(void)
{
    printf("Nombre:\tSteve\n");
    printf("Nivel:\tnovato\n");
    printf("Dijo \"funciona a la primera\".\n");
    printf("C:\\juegos\\partidas\n");
    printf("Fe: 100 %%\n");
    return 0;
}
