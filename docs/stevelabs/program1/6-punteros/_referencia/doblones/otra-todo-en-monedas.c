#include <stdbool.h>
#include <stdio.h>

bool paga(int *bolsa, int precio,
          int *vuelto)
{
    int quedan = *bolsa * 10 - precio;

    if (quedan < 0) {
        return false;
    }
    *bolsa = quedan / 10;
    *vuelto = quedan % 10;
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
