#include <stdio.h>

int main(void)
{
    int vasos = 0;
    int agua = 250;

    scanf("%d", &vasos);
    agua *= vasos;
    printf("Hierve %d ml de agua.\n", agua);
    printf("Vasos abiertos: %d\n", vasos);
    puts("Vierte el agua.");
    puts("Espera 3 minutos.");
    puts("Come.");
    return 0;
}
