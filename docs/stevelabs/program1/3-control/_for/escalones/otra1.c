#include <stdio.h>

int main(void)
{
    int escalones = 0;

    scanf("%d", &escalones);
    for (int i = 0; i < escalones; i++) {
        int numero = i + 1;

        if (numero % 2 != 0) {
            continue;
        }
        printf("Piso el %d.\n", numero);
    }
    printf("Abajo.\n");
    return 0;
}
