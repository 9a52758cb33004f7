#include <stdio.h>

int main(void)
{
    printf("Tengo %d monedas.\n", 25);
    printf("Van %d a %d en el marcador.\n", 3, 1);
    printf("El café cuesta %.2f pesos.\n", 32.5);
    printf("Hola, %s.\n", "Ana");
    return 0;
}
