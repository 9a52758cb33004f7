// Falla: caso cena para dos
// Falla: caso cena para uno
// Falla: caso toda la clase
#include <stdio.h>

int main(void)
{
    int vasos = 0;
    int agua = 0;

    agua = vasos * 250;
    scanf("%d", &vasos);
    printf("Hierve %d ml de agua.\n", agua);
    printf("Vasos abiertos: %d\n", vasos);
    printf("Vierte el agua.\n");
    printf("Espera 3 minutos.\n");
    printf("Come.\n");
    return 0;
}
