// Falla: caso cuatro guardias
// Falla: caso un solo guardia
// Falla: caso la paga de un ejército
#include <stdio.h>

int main(void)
{
    int guardias = 0;
    int sueldo = 0;
    int Sueldo = 0;

    scanf("%d", &guardias);
    scanf("%d", &sueldo);
    printf("Guardias: %d\n", guardias);
    printf("Total: %d\n",
           guardias * Sueldo);
    return 0;
}
