#include <stdio.h>

int main(void)
{
    int escalones = 0;

    scanf("%d", &escalones);
    for (int i = 2; i <= escalones;
         i += 2) {
        printf("Piso el %d.\n", i);
    }
    printf("Abajo.\n");
    return 0;
}
