// Falla: caso más de cuatro días
#include <stdio.h>

int main(void)
{
    int total = 0;
    int horas = 0;
    int minutos = 0;
    int segundos = 0;

    scanf("%d", &total);

    horas = total / 3600 % 24;
    minutos = total / 60 % 60;
    segundos = total % 60;

    printf("%d h ", horas);
    printf("%d min ", minutos);
    printf("%d s\n", segundos);
    return 0;
}
