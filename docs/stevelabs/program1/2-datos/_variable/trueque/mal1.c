// Falla: caso tres pociones por siete
// Falla: caso otras mochilas
// Falla: caso una mochila vacía
// mal: al asignar a ana se pierde lo que tenía, y los dos acaban con lo mismo
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);

    ana = beto;
    beto = ana;

    printf("Ana: %d\n", ana);
    printf("Beto: %d\n", beto);
    return 0;
}
