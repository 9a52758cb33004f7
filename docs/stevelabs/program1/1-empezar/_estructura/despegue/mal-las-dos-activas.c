// Falla: caso el despegue, con escotilla y sin botón
// Falla: exige comentario:printf("Aprieta el botón rojo.\n");
#include <stdio.h>

int main(void)
{
    printf("Cuenta regresiva: diez.\n");
    printf("Cierra la escotilla.\n");
    printf("Aprieta el botón rojo.\n");
    printf("Despegue.\n");
    return 0;
}
