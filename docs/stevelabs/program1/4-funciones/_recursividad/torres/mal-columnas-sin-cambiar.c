// Falla: caso dos discos
// Falla: caso tres discos
// Falla: caso cuatro discos
// Falla: caso cinco discos
#include <stdio.h>

int mueve(int n, char de, char a, char libre)
{
    int pasos = 1;

    if (n == 0) {
        return 0;
    }
    pasos += mueve(n - 1, de, a, libre);
    printf("%c -> %c\n", de, a);
    pasos += mueve(n - 1, de, a, libre);
    return pasos;
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    printf("Pasos: %d\n", mueve(discos, 'A', 'C', 'B'));
    return 0;
}
