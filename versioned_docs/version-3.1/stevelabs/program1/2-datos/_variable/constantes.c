#include <stdio.h>

#define MAX_LIVES 3

int main(void)
{
    const double tax = 0.16;

    printf("Vidas al empezar: %d\n", MAX_LIVES);
    printf("Impuesto: %.2f\n", tax);
    return 0;
}
