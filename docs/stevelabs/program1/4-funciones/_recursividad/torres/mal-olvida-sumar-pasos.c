// Falla: caso dos discos
// Falla: caso tres discos
// Falla: caso cuatro discos
// Falla: caso cinco discos
#include <stdio.h>

int mueve(int n, char de, char a, char libre)
{
    if (n == 0) {
        return 0;
    }
    mueve(n - 1, de, libre, a);
    printf("%c -> %c\n", de, a);
    mueve(n - 1, libre, a, de);
    return 1;
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    printf("Pasos: %d\n", mueve(discos, 'A', 'C', 'B'));
    return 0;
}
