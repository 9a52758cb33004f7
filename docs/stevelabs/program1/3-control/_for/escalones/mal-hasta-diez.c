// Falla: caso una escalera larga
// mal: se para siempre en el 10
#include <stdio.h>

int main(void)
{
    int escalones = 0;

    scanf("%d", &escalones);
    for (int i = 1; i <= 10; i++) {
        if (i > escalones) {
            break;
        }
        if (i % 2 == 0) {
            printf("Piso el %d.\n", i);
        }
    }
    printf("Abajo.\n");
    return 0;
}
