#include <stdio.h>

int main(void)
{
    int escalones = 0;

    scanf("%d", &escalones);
    printf("Piso el 1.\n");
    printf("Abajo.\n");
    return 0;
}
