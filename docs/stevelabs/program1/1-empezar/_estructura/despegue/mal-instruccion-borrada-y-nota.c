// Falla: exige comentario:printf("Aprieta el botón rojo.\n");
#include <stdio.h>

int main(void)
{
    printf("Cuenta regresiva: diez.\n");
    printf("Cierra la escotilla.\n");
    // Aprieta el botón rojo.
    printf("Despegue.\n");
    return 0;
}
