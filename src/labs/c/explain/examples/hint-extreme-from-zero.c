#include <stdio.h>

int main(void)
{
    int temperaturas[5] = {-4, -9, -2, -7, -5};
    int maximo = 0;
    for (int i = 0; i < 5; i++) {
        if (temperaturas[i] > maximo)
            maximo = temperaturas[i];
    }
    printf("Máxima: %d\n", maximo);
    return 0;
}
