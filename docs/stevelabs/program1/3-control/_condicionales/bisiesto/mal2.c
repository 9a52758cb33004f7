// Falla: caso un fin de siglo divisible entre 400
// Falla: caso otro fin de siglo divisible entre 400
// mal: olvida los divisibles entre 400, y 2000 no sale bisiesto
#include <stdio.h>

int main(void)
{
    int fecha = 0;

    if (scanf("%d", &fecha) != 1 || fecha <= 0) {
        printf("Ese año no existe.\n");
    } else if (fecha % 4 == 0 && fecha % 100 != 0) {
        printf("%d: el dragón vuela.\n", fecha);
    } else {
        printf("%d: el dragón duerme.\n", fecha);
    }
    return 0;
}
