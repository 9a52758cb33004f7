// Falla: caso el precio sube a 90
#include <stdio.h>

int main(void)
{
    const int precio = 85;
    int primera = 0;
    int segunda = 0;

    scanf("%d", &primera);
    scanf("%d", &segunda);
    printf("Sala 1: %d\n", primera * 85);
    printf("Sala 2: %d\n", segunda * precio);
    printf("Total: %d\n", (primera + segunda) * 85);
    return 0;
}
