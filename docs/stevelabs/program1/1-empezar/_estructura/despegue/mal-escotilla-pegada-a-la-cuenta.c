// Falla: exige intactas:Cuenta
// Falla: exige funcion:printf=3
#include <stdio.h>

int main(void)
{
    printf("Cuenta regresiva: diez.\nCierra la escotilla.\n");
    // printf("Aprieta el botón rojo.\n");
    printf("Despegue.\n");
    return 0;
}
