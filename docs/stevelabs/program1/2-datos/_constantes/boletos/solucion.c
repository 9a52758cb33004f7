#include <stdio.h>

int main(void)
{
    const int precio = 85;
    int primera = 0;
    int segunda = 0;

    scanf("%d", &primera);
    scanf("%d", &segunda);
    printf("Sala 1: %d\n", primera * precio);
    printf("Sala 2: %d\n", segunda * precio);
    printf("Total: %d\n", (primera + segunda) * precio);
    return 0;
}
