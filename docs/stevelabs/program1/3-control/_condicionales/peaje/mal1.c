// Falla: caso lleva justo el precio
// mal: con 10 monedas justas no deja pasar (usa > en lugar de >=)
#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    if (oro > 10) {
        printf("Pasa. Te quedan %d.\n", oro - 10);
    } else {
        printf("Alto. Te faltan %d.\n", 10 - oro);
    }
    return 0;
}
