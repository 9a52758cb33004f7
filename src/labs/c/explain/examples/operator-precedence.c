#include <stdio.h>

int main(void)
{
    int numero = 5;
    if (numero & 1 == 1) {
        printf("Impar\n");
    }
    return 0;
}
