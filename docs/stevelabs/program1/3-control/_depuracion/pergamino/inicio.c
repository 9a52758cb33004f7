#include <stdio.h>

int main(void)
{
    int guardias = 0
    int sueldo = 0;

    scanf("%d", &guardias);
    scanf("%d", &sueldo);
    printf("Guardias: %d\n, guardias);
    printf("Total: %d\n",
           guardias * Sueldo);
    return 0;
}
