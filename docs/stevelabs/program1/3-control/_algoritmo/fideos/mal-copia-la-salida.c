// Falla: caso cena para uno
// Falla: caso toda la clase
// Falla: caso nadie tiene hambre
#include <stdio.h>

int main(void)
{
    printf("Hierve 500 ml de agua.\n");
    printf("Vasos abiertos: 2\n");
    printf("Vierte el agua.\n");
    printf("Espera 3 minutos.\n");
    printf("Come.\n");
    return 0;
}
