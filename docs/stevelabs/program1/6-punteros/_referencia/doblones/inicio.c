#include <stdbool.h>
#include <stdio.h>

bool paga(int *bolsa, int precio,
          int *vuelto)
{
    int monedas = *bolsa * 10;

    *vuelto = monedas - precio;
    return precio <= monedas;
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
