// Falla: caso cuatro guardias
// Falla: caso un solo guardia
// Falla: caso la paga de un ejército
// Falla: caso nadie a quien pagar
#include <stdio.h>

int main(void)
{
    int guardias = 0;
    int sueldo = 0;

    scanf("%d", &guardias);
    scanf("%d", &sueldo);
    printf("Total: %d\n",
           guardias * sueldo);
    return 0;
}
