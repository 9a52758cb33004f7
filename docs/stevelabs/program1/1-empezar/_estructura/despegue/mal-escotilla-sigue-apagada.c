// Falla: exige intactas:Cuenta
// Falla: exige funcion:printf=3
// Falla: prohibe comentario:printf("Cierra la escotilla.
#include <stdio.h>

int main(void)
{
    printf("Cuenta regresiva: diez.\nCierra la escotilla.\n");
    // printf("Cierra la escotilla.\n");
    // printf("Aprieta el botón rojo.\n");
    printf("Despegue.\n");
    return 0;
}
