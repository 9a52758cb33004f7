#include <stdio.h>

int main(void)
{
    char valor = 3;
    if (valor == 200) {
        printf("Doscientos\n");
    }
    return 0;
}
