// Falla: caso tres cifras distintas
// Falla: caso ceros por delante
// Falla: caso la suma más grande
// Falla: caso todo ceros
// mal: resta '0' una sola vez, y sobran los otros dos códigos
#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';

    scanf("%c%c%c", &primera, &segunda, &tercera);
    printf("Suma: %d\n", primera + segunda + tercera - '0');
    return 0;
}
