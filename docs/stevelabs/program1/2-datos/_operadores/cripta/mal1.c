// Falla: caso tres cifras distintas
// Falla: caso las tres cifras iguales
// Falla: caso con un cero en medio
// Falla: caso acabado en cero
// Falla: caso el menor de tres cifras
// mal: la cifra del medio lleva pegada la primera, porque falta su % 10
#include <stdio.h>

int main(void)
{
    int numero = 0;

    scanf("%d", &numero);

    int a = numero / 100;
    int b = numero / 10;
    int c = numero % 10;

    printf("Cifras: %d %d %d\n", a, b, c);
    printf("Suman: %d\n", a + b + c);
    printf("Al revés: %d\n", c * 100 + b * 10 + a);
    return 0;
}
