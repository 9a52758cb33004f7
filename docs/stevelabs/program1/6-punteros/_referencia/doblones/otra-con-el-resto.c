#include <stdbool.h>
#include <stdio.h>

bool paga(int *bolsa, int precio,
          int *vuelto)
{
    int piden = precio / 10;
    int pico = precio % 10;

    if (pico != 0) {
        piden++;
    }
    if (*bolsa < piden) {
        return false;
    }
    *bolsa = *bolsa - piden;
    if (pico == 0) {
        *vuelto = 0;
    } else {
        *vuelto = 10 - pico;
    }
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
