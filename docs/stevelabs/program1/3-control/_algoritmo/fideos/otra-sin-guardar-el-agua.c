#include <stdio.h>

int main(void)
{
    int vasos = 0;

    scanf("%d", &vasos);
    printf("Hierve %d ml de agua.\nVasos abiertos: %d\n",
           vasos * 250, vasos);
    printf("Vierte el agua.\nEspera 3 minutos.\nCome.\n");
    return 0;
}
