// Falla: caso el precio justo
// Falla: caso una bolsa vacía
// Falla: caso un precio de 0 después de otro pago
#include <stdbool.h>
#include <stdio.h>

bool paga(int *bolsa, int precio,
          int *vuelto)
{
    int piden = (precio + 9) / 10;

    if (*bolsa < piden) {
        return false;
    }
    *bolsa -= piden;
    *vuelto = piden * 10 - precio;
    return *vuelto;
}

int main(void)
{
    int bolsa = 0;
    int precio = 0;
    int vuelto = 0;

    scanf("%d", &bolsa);
    while (scanf("%d", &precio) == 1) {
        if (paga(&bolsa, precio,
                 &vuelto)) {
            printf("Pagado. ");
        } else {
            printf("No alcanza. ");
        }
        printf("Bolsa %d, vuelto %d\n",
               bolsa, vuelto);
    }
    return 0;
}
