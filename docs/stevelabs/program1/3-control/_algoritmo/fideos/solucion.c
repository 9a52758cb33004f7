#include <stdio.h>

int main(void)
{
    int vasos = 0;
    int agua = 0;

    // Primero los datos.
    scanf("%d", &vasos);
    agua = vasos * 250;

    // Después la receta.
    printf("Hierve %d ml de agua.\n",
           agua);
    printf("Vasos abiertos: %d\n",
           vasos);
    printf("Vierte el agua.\n");
    printf("Espera 3 minutos.\n");
    printf("Come.\n");
    return 0;
}
