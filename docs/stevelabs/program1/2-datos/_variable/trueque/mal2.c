// Falla: exige intactas:printf
// mal: cambia lo que se muestra y deja las variables como estaban
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);

    printf("Ana: %d\n", beto);
    printf("Beto: %d\n", ana);
    return 0;
}
