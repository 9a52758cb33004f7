#include <stdio.h>

int main(void)
{
    int fecha = 0;

    if (scanf("%d", &fecha) == 1 && fecha > 0) {
        if (fecha % 400 == 0) {
            printf("%d: el dragón vuela.\n", fecha);
        } else if (fecha % 100 == 0) {
            printf("%d: el dragón duerme.\n", fecha);
        } else if (fecha % 4 == 0) {
            printf("%d: el dragón vuela.\n", fecha);
        } else {
            printf("%d: el dragón duerme.\n", fecha);
        }
    } else {
        printf("Ese año no existe.\n");
    }
    return 0;
}
