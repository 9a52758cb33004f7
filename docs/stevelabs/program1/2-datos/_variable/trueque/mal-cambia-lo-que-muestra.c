// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);

    int guardado;
    guardado = ana;

    printf("Ana: %d\n", beto);
    printf("Beto: %d\n", guardado);
    return 0;
}
