#include <stdio.h>

int main(void)
{
    int suma = 0;
    for (int i = 1; i <= 3; i++) {
        suma = 0;
        suma += i;
    }
    printf("%d\n", suma);
    return 0;
}
