// Falla: caso cena para dos
// Falla: caso cena para uno
// Falla: caso toda la clase
// Falla: caso nadie tiene hambre
#include <stdio.h>

int main(void)
{
    int vasos = 0;
    int agua = 0;

    scanf("%d", &vasos);
    agua = vasos * 250;
    printf("Hierve %d ml de agua.\n", agua);
    printf("Vierte el agua.\n");
    printf("Vasos abiertos: %d\n", vasos);
    printf("Espera 3 minutos.\n");
    printf("Come.\n");
    return 0;
}
