// Falla: caso gana el mago
// Falla: caso empatan los tres
// Falla: caso gana el orco
// Falla: caso empatan el mago y el orco
// Falla: caso gana el orco y el mago es el último
// Falla: caso empatan la bruja y el orco
// Falla: caso los tres son negativos
// Falla: caso gana la bruja y queda en negativo
// mal: el impuesto se le quita a una copia
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;

    scanf("%d %d %d", &bruja, &mago, &orco);
    int mayor = bruja;
    if (mago > mayor) {
        mayor = mago;
    }
    if (orco > mayor) {
        mayor = orco;
    }
    int *p = &mayor;
    *p = *p - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
