#include <stdio.h>

int main(void)
{
    int tope = 0;

    scanf("%d", &tope);
    for (int n = 2; n <= tope; n *= 2)
        printf("%d\n", n);
    puts("Listo");
    return 0;
}
