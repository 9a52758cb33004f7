// Falla: caso algo más de una hora
// Falla: caso un segundo antes del día completo
// Falla: caso más de cuatro días
// mal: toma por segundos el resto de la hora, que llega hasta 3599
#include <stdio.h>

int main(void)
{
    int total = 0;

    scanf("%d", &total);
    printf("%d h ", total / 3600);
    printf("%d min ", total % 3600 / 60);
    printf("%d s\n", total % 3600);
    return 0;
}
