#include <stdio.h>

int main(void)
{
    int total = 0;
    int horas = 0;
    int minutos = 0;
    int segundos = 0;

    scanf("%d", &total);

    printf("%d h ", horas);
    printf("%d min ", minutos);
    printf("%d s\n", segundos);
    return 0;
}
