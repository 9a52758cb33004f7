// Falla: caso el primer año
// mal: el año 1 tampoco existe
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int fecha = 0;
    bool bisiesto = false;

    if (scanf("%d", &fecha) != 1 ||
        fecha <= 1) {
        printf("Ese año no existe.\n");
        return 0;
    }
    bisiesto = (fecha % 4 == 0 &&
                fecha % 100 != 0) ||
               fecha % 400 == 0;
    if (bisiesto) {
        printf("%d: el dragón vuela.\n",
               fecha);
    } else {
        printf("%d: el dragón duerme.\n",
               fecha);
    }
    return 0;
}
