#include <stdbool.h>
#include <stdio.h>

bool paga(int *bolsa, int precio,
          int *vuelto)
{
    int antes = *bolsa;

    while (precio > 0) {
        if (*bolsa == 0) {
            *bolsa = antes;
            return false;
        }
        *bolsa -= 1;
        precio -= 10;
    }
    *vuelto = -precio;
    return true;
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
