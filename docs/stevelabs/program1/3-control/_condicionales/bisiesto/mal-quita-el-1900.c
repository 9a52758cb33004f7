// Falla: caso otro fin de siglo
// mal: de los fines de siglo solo aparta el 1900
#include <stdio.h>

int main(void)
{
    int fecha = 0;

    if (scanf("%d", &fecha) != 1 || fecha <= 0) {
        printf("Ese año no existe.\n");
    } else if (fecha % 4 == 0 && fecha != 1900) {
        printf("%d: el dragón vuela.\n", fecha);
    } else {
        printf("%d: el dragón duerme.\n", fecha);
    }
    return 0;
}
