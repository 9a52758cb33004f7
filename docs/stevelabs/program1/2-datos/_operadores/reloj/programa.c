#include <stdio.h>

int main(void)
{
    int hora = 0;
    int espera = 0;

    scanf("%d %d", &hora, &espera);
    hora = ([[hora + espera]]) % [[24]];
    printf("Hora: %d\n", hora);
    return 0;
}
