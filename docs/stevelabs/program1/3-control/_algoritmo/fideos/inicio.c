#include <stdio.h>

int main(void)
{
    int vasos = 0;
    int agua = 0;

    agua = vasos * 250;
    printf("Come.\n");
    printf("Espera 3 minutos.\n");
    printf("Hierve %d ml de agua.\n",
           agua);
    printf("Vierte el agua.\n");
    scanf("%d", &vasos);
    printf("Vasos abiertos: %d\n",
           vasos);
    return 0;
}
