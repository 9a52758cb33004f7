// Falla: caso ningún disco
#include <stdio.h>

int mueve(int n, char de, char a, char libre)
{
    int pasos = 1;

    if (n <= 1) {
        printf("%c -> %c\n", de, a);
        return 1;
    }
    pasos += mueve(n - 1, de, libre, a);
    printf("%c -> %c\n", de, a);
    pasos += mueve(n - 1, libre, a, de);
    return pasos;
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    printf("Pasos: %d\n", mueve(discos, 'A', 'C', 'B'));
    return 0;
}
