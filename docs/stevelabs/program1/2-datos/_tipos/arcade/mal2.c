// Falla: caso tres marcadores llenos
// Falla: caso tres marcadores casi llenos
// Falla: caso un total negativo
// mal: un unsigned int llega a 4294967295 y con tres marcadores llenos da la vuelta
#include <stdio.h>

int main(void)
{
    unsigned int primero = 0;
    unsigned int segundo = 0;
    unsigned int tercero = 0;

    scanf("%u", &primero);
    scanf("%u", &segundo);
    scanf("%u", &tercero);
    printf("Total: %u puntos\n", primero + segundo + tercero);
    return 0;
}
