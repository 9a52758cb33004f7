// Falla: caso otro fin de siglo divisible entre 400
// mal: de los divisibles entre 400 solo salva el 2000
#include <stdio.h>

int main(void)
{
    int fecha = 0;

    scanf("%d", &fecha);
    if (fecha <= 0) {
        printf("Ese año no existe.\n");
    } else if (fecha == 2000) {
        printf("%d: el dragón vuela.\n", fecha);
    } else if (fecha % 4 == 0 && fecha % 100 != 0) {
        printf("%d: el dragón vuela.\n", fecha);
    } else {
        printf("%d: el dragón duerme.\n", fecha);
    }
    return 0;
}
