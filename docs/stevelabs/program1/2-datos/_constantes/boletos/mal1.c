// Falla: caso el precio sube a 90
// Falla: exige const:precio
// mal: corrige el número viejo, pero sigue sin haber una constante
#include <stdio.h>

int main(void)
{
    int primera = 0;
    int segunda = 0;

    scanf("%d", &primera);
    scanf("%d", &segunda);
    printf("Sala 1: %d\n", primera * 85);
    printf("Sala 2: %d\n", segunda * 85);
    printf("Total: %d\n", (primera + segunda) * 85);
    return 0;
}
