// Falla: caso tres cifras distintas
// Falla: caso ceros por delante
// Falla: caso la suma más grande
// Falla: caso todo ceros
// mal: un casting a int deja los códigos como estaban
#include <stdio.h>

int main(void)
{
    char primera = '?';
    char segunda = '?';
    char tercera = '?';

    scanf("%c%c%c", &primera, &segunda, &tercera);
    printf("Suma: %d\n", (int)primera + (int)segunda + (int)tercera);
    return 0;
}
