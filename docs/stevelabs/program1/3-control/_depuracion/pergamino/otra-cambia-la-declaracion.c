#include <stdio.h>

int main(void)
{
    int guardias = 0;
    int Sueldo = 0;

    scanf("%d", &guardias);
    scanf("%d", &Sueldo);
    printf("Guardias: %d\n", guardias);
    printf("Total: %d\n",
           guardias * Sueldo);
    return 0;
}
