#include <stdio.h>

int main(void)
{
    int guardias, sueldo;

    if (scanf("%d %d", &guardias, &sueldo) != 2)
        return 1;
    printf("Guardias: %d\nTotal: %d\n", guardias, guardias * sueldo);
}
