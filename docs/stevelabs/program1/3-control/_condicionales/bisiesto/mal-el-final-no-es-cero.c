// Falla: caso no llega nada
// mal: al acabarse la entrada scanf no devuelve 0, sino EOF
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int fecha = 1;
    bool bisiesto = false;

    if (scanf("%d", &fecha) == 0 ||
        fecha <= 0) {
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
