// Falla: caso algo más de una hora
// Falla: caso horas justas
// Falla: caso un segundo antes del día completo
// Falla: caso más de cuatro días
// mal: no quita las horas antes de contar los minutos, que pasan de 59
#include <stdio.h>

int main(void)
{
    int total = 0;

    scanf("%d", &total);
    printf("%d h ", total / 3600);
    printf("%d min ", total / 60);
    printf("%d s\n", total % 60);
    return 0;
}
