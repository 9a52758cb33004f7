#include <stdio.h>

int main(void)
{
    int suma = 0;

    for (int i = 2; i <= 7; i += 2) {
        suma += i;
    }
    printf("%d\n", suma);
    return 0;
}
