// Falla: exige intactas:gana
// Falla: exige recibe:%.1f=2.5
// Falla: exige recibe:%d=12
// Falla: prohibe resultado-en-texto
#include <stdio.h>

int main(void)
{
    printf("Tostadora gana a Steve: 3 a 0.\n");
    printf("Duración: 2.5 minutos.\n");
    printf("Tostadas: 12.\n");
    return 0;
}
